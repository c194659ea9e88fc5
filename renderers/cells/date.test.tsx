// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  ['2026-03-08 09:05:00', undefined, '2026-03-08 09:05:00'],
  ['2026-03-08T09:05:00', undefined, '2026-03-08 09:05:00'],
  ['2026-03-08', undefined, '2026-03-08'],
  ['2026-03-08 09:05:00', 'YYYY-MM-DD', '2026-03-08'],
  ['2026-03-08 09:05:00', 'MM月DD日 HH:mm', '03月08日 09:05'],
  ['2026-03-08', 'DD/MM/YYYY HH:mm', '08/03/2026'],
  ['soon', 'YYYY-MM-DD', 'soon'],
])('%s in the format %s is shown as %s', (value, format, shown) => {
  expect(drawCell('Date', value, { format }).container.textContent).toBe(shown)
})
