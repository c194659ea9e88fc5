import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactSum } from './exact-sum.ts'

test.each([
  [[], 0],
  [[1, 2, 3], 6],
  [[0.1, 0.2], 0.3],
  [[1.5, 2, -3.25], 0.25],
  [[732427.202229, 0.000001], 732427.20223],
  [[1, null], undefined],
  [['1'], undefined],
  [[Number.NaN], undefined],
  [[Number.MAX_SAFE_INTEGER, 1], undefined],
])('the sum of %j is %j', (values, sum) => {
  expect(exactSum(values)).toBe(sum)
})

test('the sum of numbers with two decimals is that of their hundredths', () => {
  const hundredths = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 50 })
  fc.assert(
    fc.property(hundredths, (parts) => {
      const sum = parts.reduce((before, part) => before + part, 0)
      expect(exactSum(parts.map((part) => part / 100))).toBe(sum / 100)
    }),
  )
})
