// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { linkAddress } from './clean-html.ts'

// The sanitizer's policy is tested in a browser: tests/e2e/safe-html.spec.ts and fields.spec.ts.

test.each([
  ['example.com/fees', 'https://example.com/fees'],
  ['http://example.com', 'http://example.com/'],
  ['/bill/settleBill', '/bill/settleBill'],
])('the typed address %s becomes %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each([
  '',
  '  ',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'a b c',
])('%j is not a valid link', (typed) => {
  expect(linkAddress(typed)).toBeUndefined()
})
