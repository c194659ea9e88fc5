// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  [true, {}, 'Yes'],
  [0, {}, 'No'],
  [1, { yes: 'Open' }, 'Open'],
  ['yes', {}, '–'],
])('%j with %j is shown as %s', (value, props, shown) => {
  expect(drawCell('Boolean', value, props).container.textContent).toBe(shown)
})
