import { expect, test } from 'vitest'
import { checkInput } from './check-input.ts'

const amount = { id: 'a', field: 'amountFen', op: 'between' } as const

test.each([
  [[Number.NaN, 2000], 'Not a valid number'],
  [Number.NaN, 'Not a valid number'],
  [[5000, 2000], 'The first must not be above the second'],
  [[2000, 5000], ''],
  [[2000, 2000], ''],
  [[null, 2000], ''],
  [undefined, ''],
])('the amount %j is told: "%s"', (value, message) => {
  expect(checkInput(amount, value, (text) => text)).toBe(message)
})
