import { expect, test } from 'vitest'
import { nextOrgCode } from './org-code.ts'

test.each([
  ['', undefined, 'A01'],
  ['A01', undefined, 'A01A01'],
  ['A01', 'A01A09', 'A01A10'],
  ['A01', 'A01A99', 'A01B01'],
  ['', 'Z98', 'Z99'],
  ['', 'Z99', undefined],
  ['A01'.repeat(21), undefined, undefined],
])('below "%s", after %s, the next code is %s', (parent, last, next) => {
  expect(nextOrgCode(parent, last)).toBe(next)
})
