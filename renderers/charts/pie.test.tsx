import { expect, test } from 'vitest'
import { channels } from '#schemas/tokens'
import { testChartTheme } from '../../tests/support/chart-theme.ts'
import { MAX_SLICES, pieOption, slicesOf } from './pie.tsx'

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

test('a channel has its colour in every chart, and other slices the next colour of the theme', () => {
  const table = { ...tableOf([3, 2]), colors: ['wechat', 'unknown'] }

  const option = pieOption(table, testChartTheme, { rest: 'Others' })

  expect(option.series).toMatchObject([
    {
      data: [
        { name: 's0', itemStyle: { color: channels.wechat.light } },
        { name: 's1', itemStyle: {} },
      ],
    },
  ])
})
