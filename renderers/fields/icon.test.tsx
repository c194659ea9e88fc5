// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('an icon is found and stored by its name', async () => {
  const { given } = drawField('Icon', {})

  await userEvent.type(await screen.findByRole('combobox'), 'unlo')
  await userEvent.click(await screen.findByTitle('unlock'))

  expect(given).toEqual(['unlock'])
})

test.each([
  ['lock', 1],
  ['teapot', 0],
])('the read-only icon %s shows its name and %d pictures', async (name, pictures) => {
  const { container } = drawView('Icon', name)
  await screen.findByText(name)

  expect(container.querySelectorAll('svg')).toHaveLength(pictures)
})

test('the offered icons are those of the menu', async () => {
  const { given } = drawField('Icon', { props: { of: 'menus' } })

  await userEvent.type(await screen.findByRole('combobox'), 'clust')
  await userEvent.click(await screen.findByTitle('cluster'))

  expect(given).toEqual(['cluster'])
})
