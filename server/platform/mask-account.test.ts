import { expect, test } from 'vitest'
import { maskAccount } from './mask-account.ts'

test.each([
  [null, null],
  ['6222021234561234', '6222 **** **** 1234'],
  ['6222 0212 3456 7891 234', '6222 **** **** 1234'],
  ['13800138000', '**** 8000'],
  ['1234567', '**** 4567'],
  ['123456', '****'],
  ['', '****'],
])('the account number %j is shown as %j', (account, shown) => {
  expect(maskAccount(account)).toBe(shown)
})
