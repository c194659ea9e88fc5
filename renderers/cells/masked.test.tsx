// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('a value is shown as the server masked it', () => {
  expect(drawCell('Masked', '6222 **** 0841').container.textContent).toBe('6222 **** 0841')
})
