import { expect, test } from 'vitest'
import { testChartTheme } from '../../tests/support/chart-theme.ts'
import { toChartTable } from '../shared/chart/chart-table.ts'
import { lineOption } from './line.tsx'

const x = { field: 'day', title: 'Day' }
const rows = [
  { day: '1', fen: 100, count: 3 },
  { day: '2', fen: null, count: 5 },
]
const seriesOf = (option: Record<string, unknown>) => option.series as Record<string, unknown>[]

test('a missing number is a gap, not a zero', () => {
  const table = toChartTable({ data: rows, x, y: [{ field: 'fen', title: 'Amount', format: 'money' }] })

  expect(seriesOf(lineOption(table, testChartTheme, {}))[0]?.data).toEqual([100, null])
})

test('money and counts have separate axes', () => {
  const y = [
    { field: 'fen', title: 'Amount', format: 'money' as const },
    { field: 'count', title: 'Payments' },
  ]
  const option = lineOption(toChartTable({ data: rows, x, y }), testChartTheme, {})

  expect(seriesOf(option).map(({ yAxisIndex }) => yAxisIndex)).toEqual([0, 1])
  expect(option.yAxis).toHaveLength(2)
})

test('lines also differ by their markers', () => {
  const y = ['fen', 'count'].map((field) => ({ field, title: field }))

  const [first, second] = seriesOf(lineOption(toChartTable({ data: rows, x, y }), testChartTheme, {}))

  expect(first?.symbol).not.toBe(second?.symbol)
})
