import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compile, run } from './expr/index.ts'
import { previewSplit, splitFen, splitIncome } from './split-income.ts'

const share = fc.integer({ min: 0, max: 1_000_000 })

describe('splitFen', () => {
  test('the parts add up exactly, and none is negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.array(share, { minLength: 1 }),
        (total, shares) => {
          const parts = splitFen(total, shares)

          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
          expect(parts.every((part) => part >= 0)).toBe(true)
        },
      ),
    )
  })

  test('no part is a fen or more away from its exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 9 }),
        (total, shares) => {
          const all = shares.reduce((sum, part) => sum + part, 0)
          const away = splitFen(total, shares).map((part, index) =>
            Math.abs(part * all - total * (shares[index] ?? 0)),
          )

          expect(Math.max(...away)).toBeLessThan(all)
        },
      ),
    )
  })

  test.each([
    ['ties go to the first by order', 100, [1, 1, 1], [34, 33, 33]],
    ['the largest remainder gets the fen', 10, [1, 5, 4], [1, 5, 4]],
    ['shares of nothing give everything to the first', 7, [0, 0], [7, 0]],
  ])('%s', (_rule, total, shares, parts) => {
    expect(splitFen(total, shares)).toEqual(parts)
  })

  test.each([
    [-1, [1]],
    [1.5, [1]],
    [1, [-1]],
    [1, [0.5]],
  ])('splitting %j by %j throws', (total, shares) => {
    expect(() => splitFen(total, shares)).toThrow(RangeError)
  })
})

const receivers = fc.array(
  fc.oneof(
    fc.record({ sharePpm: fc.integer({ min: 1, max: 100_000 }) }),
    fc.record({ amountFen: fc.integer({ min: 1, max: 10_000_000_000 }) }),
  ),
  { maxLength: 10 },
)

describe('splitIncome', () => {
  const property = fc.property(fc.integer({ min: 0, max: 10 ** 13 }), receivers, (income, to) => {
    const { parts, restFen } = splitIncome(income, to)
    const isWhole = parts.reduce((sum, part) => sum + part, restFen) === income
    const isPositive = restFen >= 0 && parts.every((part) => part >= 0)
    const isLimited = to.every((receiver, index) => {
      const part = parts[index] ?? -1
      return 'amountFen' in receiver
        ? part <= receiver.amountFen
        : Math.abs(part - (income * receiver.sharePpm) / 1e6) < 1.01
    })
    return parts.length === to.length && isWhole && isPositive && isLimited
  })

  test('the parts add up to the income, none is negative or above its share or amount', () =>
    fc.assert(property, { numRuns: 1_000 }))

  test('the same in 100,000 runs', { tags: ['slow'], timeout: 120_000 }, () =>
    fc.assert(property, { numRuns: 100_000 }),
  )

  test.each([
    ['shares and the rest', 10_000, [{ sharePpm: 300_000 }, { sharePpm: 200_000 }], [3_000, 2_000], 5_000],
    [
      'a share before a fixed amount',
      10_000,
      [{ amountFen: 500 }, { sharePpm: 100_000 }],
      [500, 1_000],
      8_500,
    ],
    ['a fixed amount above the rest', 1_000, [{ sharePpm: 300_000 }, { amountFen: 900 }], [300, 700], 0],
    ['fixed amounts in order', 1_000, [{ amountFen: 700 }, { amountFen: 700 }], [700, 300], 0],
    ['a tie of half a fen', 1, [{ sharePpm: 500_000 }], [1], 0],
    ['no receivers', 5, [], [], 5],
  ])('%s', (_rule, income, to, parts, restFen) => {
    expect(splitIncome(income, to)).toEqual({ parts, restFen })
  })
})

describe('previewSplit', () => {
  test('complete receivers get what the generation of bills writes, in expressions too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), receivers, (income, to) => {
        const written = splitIncome(income, to)

        expect(previewSplit(income, to)).toEqual(written)
        expect(run(compile('fen.splitIncome(values.income, values.to)'), { values: { income, to } })).toEqual(
          {
            parts: to.map((receiver, index) => ({ receiver, amountFen: written.parts[index] })),
            restFen: written.restFen,
          },
        )
      }),
    )
  })

  test('an incomplete receiver gets nothing and changes nothing for the others', () => {
    const incomplete = fc.constantFrom(
      {},
      { sharePpm: null, amountFen: null },
      { sharePpm: 1, amountFen: 1 },
      { sharePpm: 0.5 },
      { amountFen: -1 },
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        receivers,
        incomplete,
        fc.nat(),
        (income, to, more, at) => {
          const index = at % (to.length + 1)
          const { parts, restFen } = splitIncome(income, to)

          expect(previewSplit(income, [...to.slice(0, index), more, ...to.slice(index)])).toEqual({
            parts: [...parts.slice(0, index), null, ...parts.slice(index)],
            restFen,
          })
        },
      ),
    )
  })

  test('shares of more than the whole give no amounts', () => {
    expect(previewSplit(100, [{ sharePpm: 600_000 }, { sharePpm: 400_001 }, { amountFen: 1 }])).toEqual({
      parts: [null, null, null],
      restFen: null,
    })
  })
})
