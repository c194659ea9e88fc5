// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  [1_234_567, undefined, '1,234,567'],
  [12.5, undefined, '12.5'],
  [12.5, 2, '12.50'],
  [12.5, 0, '13'],
  [-1_000, undefined, '-1,000'],
])('%d with %s decimals is shown as %s', (value, decimals, shown) => {
  expect(drawCell('Number', value, { decimals }).container.textContent).toBe(shown)
})
