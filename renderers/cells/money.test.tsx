// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  [123_456_789, '1,234,567.89'],
  [-5, '-0.05'],
  [0, '0.00'],
  [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
])('%d fen are shown as %s', (fen, shown) => {
  expect(drawCell('Money', fen).container.textContent).toBe(shown)
})

test.each([10.5, '1000', Number.MAX_SAFE_INTEGER + 1])('%j is not an amount, so a dash is shown', (value) => {
  expect(drawCell('Money', value).container.textContent).toBe('–')
})

test('an amount links to its rows, with values of the row and fixed values', () => {
  const props = { page: 'bill/TradeOrderList', query: { billId: 'id' }, fixed: { kind: 'PAY' } }

  const { container } = drawCell('Money', 500, props, { id: '7' })

  expect(container.querySelector('a')?.getAttribute('href')).toBe('/bill/TradeOrderList?kind=PAY&billId=7')
  expect(container.textContent).toBe('5.00')
})

test('an amount shows its currency after its sign when the page asks for it', () => {
  expect(drawCell('Money', -500, { currency: true }).container.textContent).toBe('-¥5.00')
})

test('a positive amount shows its sign when the page asks for it', () => {
  expect(drawCell('Money', 500, { sign: true }).container.textContent).toBe('+5.00')
})
