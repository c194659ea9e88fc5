import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAccountNo, readIdCard, readLicenceNo, readMobileNumber } from './numbers.ts'

test.each([
  ['13900000001', '13900000001'],
  ['+86 139-0000-0001', '13900000001'],
  ['8613900000001', '13900000001'],
  ['12900000001', undefined],
  ['1390000000', undefined],
  ['139000000011', undefined],
  ['213900000001', undefined],
  ['86+8613900000001', undefined],
])('the mobile number %s is stored as %s', (typed, kept) => {
  expect(readMobileNumber(typed)).toBe(kept)
})

test.each([
  ['990000199003071235', '990000199003071235'],
  ['990000 19850101 0027', '990000198501010027'],
  ['990000199003071234', undefined],
  ['99000019900307121x', undefined],
  ['990000199002301238', undefined],
  ['990000199013011236', undefined],
  ['990000179912311234', undefined],
  ['990000180001011239', '990000180001011239'],
  ['9990000199003071235', undefined],
  ['9900001990030712355', undefined],
  ['99000019900307123', undefined],
  ['99000019900307123Ⅹ', undefined],
])('the id number %s is stored as %s', (typed, kept) => {
  expect(readIdCard(typed)).toBe(kept)
})

test('an id number with one digit changed is invalid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const good = '990000199003071235'
      const wrong = good.slice(0, at) + ((Number(good[at]) + by) % 10) + good.slice(at + 1)

      expect(readIdCard(wrong)).toBeUndefined()
    }),
  )
})

test.each([
  ['91310101MA00000012', '91310101MA00000012'],
  ['91310101ma00000012', '91310101MA00000012'],
  ['310101000000123', '310101000000123'],
  ['91310101MI00000012', undefined],
  ['91310101MA0000001', undefined],
  ['91310101MA000000123', undefined],
  ['X91310101MA00000012', undefined],
  ['3101010000001234', undefined],
  ['X310101000000123', undefined],
])('the licence number %s is stored as %s', (typed, kept) => {
  expect(readLicenceNo(typed)).toBe(kept)
})

test.each([
  ['6217 0000 0000 1234 560', 'PERSONAL', '6217000000001234560'],
  ['6217000000001234561', 'PERSONAL', undefined],
  ['6217000000001234561', 'CORPORATE', '6217000000001234561'],
  ['1234567812345670', 'PERSONAL', '1234567812345670'],
  ['1234567812345607', 'PERSONAL', undefined],
  ['9999999999999999998', 'PERSONAL', '9999999999999999998'],
  ['55555555555555555555', 'PERSONAL', undefined],
  ['X123456789015', 'PERSONAL', undefined],
  ['123456789015', 'PERSONAL', '123456789015'],
  ['1234567', 'CORPORATE', undefined],
  ['X12345678', 'CORPORATE', undefined],
  ['12345678X', 'CORPORATE', undefined],
] as const)('the account number %s of a %s account is stored as %s', (typed, kind, kept) => {
  expect(readAccountNo(typed, kind)).toBe(kept)
})
