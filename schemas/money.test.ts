import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeOf, formatFen, formatPpm, parseYuan } from './money.ts'

const fen = fc.maxSafeInteger()

describe('formatFen', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123_456, '1,234.56'],
    [-100_000_000, '-1,000,000.00'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
  ])('%d fen is %s', (amount, text) => {
    expect(formatFen(amount)).toBe(text)
  })

  test('the option for a sign adds + before positive amounts only', () => {
    expect([-1, 0, 1].map((amount) => formatFen(amount, { sign: true }))).toEqual(['-0.01', '0.00', '+0.01'])
  })

  test('commas between thousands can be turned off', () => {
    expect(formatFen(123_456_789, { grouping: false })).toBe('1234567.89')
  })
})

describe('parseYuan', () => {
  test('reads every amount that formatFen writes', () => {
    fc.assert(
      fc.property(fen, fc.boolean(), fc.boolean(), (amount, sign, grouping) => {
        expect(parseYuan(formatFen(amount, { sign, grouping }))).toBe(amount + 0)
      }),
    )
  })

  test.each([
    ['1,234.5', 123_450],
    ['-3', -300],
    ['+3', 300],
    [' ¥0.07 ', 7],
    ['-¥0.07', -7],
    ['￥１００', 10_000],
    ['-0', 0],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j is %d fen', (text, amount) => {
    expect(parseYuan(text)).toBe(amount)
  })

  test.each(
    [
      ['', '.5', '1.', '1.234', '1,23.00', '12,34', '1,2345', ',123', '1 2', '--1', '+-1', '1-', 'x1', '1x'],
      ['1e3', '0x1', 'NaN', '90071992547409.92', '-90071992547409.92', '9'.repeat(400)],
    ].flat(),
  )('%j is no amount', (text) => {
    expect(parseYuan(text)).toBeUndefined()
  })
})

test.each([
  [0, '0%'],
  [1, '0.0001%'],
  [3_800, '0.38%'],
  [60_000, '6%'],
  [1_000_000, '100%'],
  [-2_500, '-0.25%'],
])('%d parts per million are %s', (ppm, text) => {
  expect(formatPpm(ppm)).toBe(text)
})

describe('feeOf', () => {
  test.each([
    ['half a fen is rounded up', 250, 6_000, 2],
    ['less than half a fen is dropped', 249, 6_000, 1],
    ['a refund gets back what a payment of its amount cost', -250, 6_000, -2],
    ['nothing costs nothing', 0, 6_000, 0],
    ['a small refund has no fee, not minus zero', -1, 1, 0],
    ['the largest amount is exact', Number.MAX_SAFE_INTEGER, 1_000_000, Number.MAX_SAFE_INTEGER],
  ])('%s', (_rule, amount, rate, fee) => {
    expect(feeOf(amount, rate)).toBe(fee)
  })

  const exact = fc.property(fen, fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
    const error = BigInt(feeOf(amount, rate)) * 1_000_000n - BigInt(amount) * BigInt(rate)
    return error <= 500_000n && error >= -500_000n
  })

  test('a fee differs from the exact one by at most half a fen', () => fc.assert(exact, { numRuns: 1_000 }))

  test('the same in 100,000 runs', { tags: ['slow'], timeout: 120_000 }, () =>
    fc.assert(exact, { numRuns: 100_000 }),
  )
})
