import { expect, test } from 'vitest'
import { MAX_SLICES, slicesOf } from './pie.tsx'

const tableOf = (values: (number | null)[]) => ({
  xTitle: 'Shop',
  categories: values.map((_, index) => `s${index}`),
  series: [{ title: 'a', format: 'number' as const, values }],
})

test('slices are sorted by size; zero, negative and missing values have none', () => {
  expect(slicesOf(tableOf([1, 0, -4, null, 7]), 'Others')).toEqual([
    { name: 's4', value: 7 },
    { name: 's0', value: 1 },
  ])
})

test('slices after the eighth are merged, and the sum stays the same', () => {
  const slices = slicesOf(tableOf(Array.from({ length: 20 }, (_, index) => index + 1)), 'Others')

  expect(slices).toHaveLength(MAX_SLICES)
  expect(slices.at(-1)?.name).toBe('Others')
  expect(slices.reduce((sum, { value }) => sum + value, 0)).toBe(210)
})
