import fc from 'fast-check'
import { expect, test } from 'vitest'
import { didYouMean, editDistance } from './did-you-mean.ts'

test.each([
  ['shopNam', 'shopName'],
  ['shpoName', 'shopName'],
  ['ShopName', 'shopName'],
  ['entirelyElse', undefined],
])('the suggestion for %j is %j', (written, meant) => {
  expect(didYouMean(written, ['shopName', 'shopCode', 'billNo'])).toBe(meant)
})

test("the distance of two words is symmetric; a word's distance to itself is 0", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (left, right) => {
      expect(editDistance(left, right)).toBe(editDistance(right, left))
      expect(editDistance(left, left)).toBe(0)
    }),
  )
})
