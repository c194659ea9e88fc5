import { expect, test } from 'vitest'
import { testChartTheme } from '../../tests/support/chart-theme.ts'
import { stackedBarOption, toShares } from './stacked-bar.tsx'

const table = {
  xTitle: 'Day',
  categories: ['1', '2'],
  series: [
    { title: 'a', format: 'money' as const, values: [300, 0] },
    { title: 'b', format: 'money' as const, values: [100, null] },
  ],
}

test('shares are relative to the total of the bar; an empty bar has no shares', () => {
  expect(toShares(table).series.map(({ values }) => values)).toEqual([
    [750_000, null],
    [250_000, null],
  ])
})

test('bars are stacked', () => {
  expect(stackedBarOption(table, testChartTheme, {}).series).toMatchObject([
    { stack: 'all' },
    { stack: 'all' },
  ])
})
