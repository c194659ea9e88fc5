// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  [3_800, '0.38%'],
  [5_000, '0.50%'],
  [60_000, '6.00%'],
  [1, '0.0001%'],
  [0, '0.00%'],
])('%d parts per million are shown as %s', (ppm, shown) => {
  expect(drawCell('Rate', ppm).container.textContent).toBe(shown)
})
