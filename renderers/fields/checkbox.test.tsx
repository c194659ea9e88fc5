// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('one click checks the box, the next click unchecks it', async () => {
  const { given } = drawField('Checkbox', { props: { text: 'Agreed' } })
  const box = await screen.findByRole('checkbox')

  await userEvent.click(box)
  await userEvent.click(box)

  expect(given).toEqual([true, false])
})

test.each([
  [true, 'Yes'],
  [false, 'No'],
  [undefined, '–'],
  ['yes', 'yes'],
])('%j is shown as %s', async (value, words) => {
  drawView('Checkbox', value)

  expect(await screen.findByText(words)).toBeTruthy()
})
