import { expect, test } from 'vitest'
import { testChartTheme } from '../../tests/support/chart-theme.ts'
import { toChartTable } from '../shared/chart/chart-table.ts'
import { barOption } from './bar.tsx'

const x = { field: 'day', title: 'Day' }
const y = [{ field: 'fen', title: 'Amount', format: 'money' as const }]
const table = toChartTable({ data: [{ day: '1', fen: 100 }], x, y })

test('bars have their categories on the axis', () => {
  expect(barOption(table, testChartTheme, {})).toMatchObject({ xAxis: { type: 'category', data: ['1'] } })
})

test('horizontal bars have names at the side, the first on top', () => {
  const option = barOption(table, testChartTheme, { sideways: true })

  expect(option).toMatchObject({ yAxis: { type: 'category', inverse: true } })
})
