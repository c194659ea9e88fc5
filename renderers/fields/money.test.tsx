// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  ['1,234.5', 123_450],
  ['-0.05', -5],
  ['￥１，０００．５', 100_050],
  ['12.345', Number.NaN],
  ['twelve', Number.NaN],
])('%j typed in yuan gives %s fen', async (typed, fen) => {
  const { given } = drawField('Money', {})

  await userEvent.click(screen.getByLabelText('Label'))
  await userEvent.paste(typed)

  expect(given).toEqual([fen])
})

test('an amount is formatted on blur', async () => {
  drawField('Money', { value: 500 })
  const input = screen.getByLabelText<HTMLInputElement>('Label')

  await userEvent.clear(input)
  await userEvent.type(input, '1234.5')
  expect(input.value).toBe('1234.5')
  await userEvent.tab()

  expect(input.value).toBe('1,234.50')
})

test('an invalid amount stays as typed and marked as invalid, even after blur', async () => {
  drawField('Money', {})
  const input = screen.getByLabelText<HTMLInputElement>('Label')

  await userEvent.type(input, '12x')
  await userEvent.tab()
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['12x', 'true'])

  await userEvent.click(screen.getByText('Reset'))
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['', 'false'])
})

test('removing the value empties the input', async () => {
  drawField('Money', { value: 500 })

  await userEvent.click(screen.getByText('Reset'))

  expect(screen.getByLabelText<HTMLInputElement>('Label').value).toBe('')
})
