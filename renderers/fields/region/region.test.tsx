// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

test('a region is found by its name, and given by its code', async () => {
  const { given } = drawField('Region', {})

  await userEvent.type(await screen.findByRole('combobox'), '南山区')
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /深圳市 \/ 南山区/ }))

  expect(given).toEqual(['440305'])
})

test('a code alone shows the whole way down', async () => {
  drawField('Region', { value: '440305' })

  expect(await screen.findByText('广东省 / 深圳市 / 南山区')).toBeTruthy()
})

test.each([
  ['440305', '广东省 / 深圳市 / 南山区'],
  ['somewhere', 'somewhere'],
])('%s reads %s', async (value, text) => {
  drawView('Region', value)

  expect(await screen.findByText(text)).toBeTruthy()
})
