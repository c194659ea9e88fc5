import { expect, test } from 'vitest'
import type { ListCondition } from '../../platform/list/values.ts'
import { isLimited } from './date-range-guard.ts'

const paid = (op: ListCondition['op'], ...values: string[]): ListCondition => ({
  field: 'paidTime',
  op,
  values,
})
const by = (field: string, op: ListCondition['op'], value: string): ListCondition => ({
  field,
  op,
  values: [value],
})

test.each([
  ['92 days, both ends counted', [paid('gte', '2026-01-01'), paid('lte', '2026-04-02')]],
  ['a range in one condition', [paid('between', '2026-01-01', '2026-01-31')]],
  ['a range of times', [paid('gte', '2026-01-01 08:00:00'), paid('lte', '2026-04-03 07:59:59')]],
  ['one trade number', [by('tradeNo', 'eq', 'T1')]],
  ['one channel number', [by('channelTradeNo', 'eq', 'C1')]],
  ['one bill', [by('billId', 'eq', '1')]],
  ['the refunds of one trade', [by('originTradeNo', 'eq', 'T1')]],
])('a list by %s needs no range of days', (_name, conditions) => {
  expect(isLimited(conditions)).toBe(true)
})

test.each([
  ['no condition', []],
  ['93 days', [paid('gte', '2026-01-01'), paid('lte', '2026-04-03')]],
  ['a second more than 92 days', [paid('gte', '2026-01-01 08:00:00'), paid('lte', '2026-04-03 08:00:00')]],
  ['a range without an end', [paid('gte', '2026-01-01')]],
  ['a range without a beginning', [paid('lte', '2026-01-01')]],
  ['the beginning of a trade number', [by('tradeNo', 'starts', 'T')]],
  ['a shop', [by('shopId', 'eq', '1')]],
])('a list by %s needs a range of days', (_name, conditions) => {
  expect(isLimited(conditions)).toBe(false)
})
