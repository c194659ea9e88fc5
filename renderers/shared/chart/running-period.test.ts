import { expect, test } from 'vitest'
import { testChartTheme } from '../../../tests/support/chart-theme.ts'
import { areaOption } from '../../charts/area.tsx'
import { barOption } from '../../charts/bar.tsx'
import type { Option } from './chart-options.ts'
import { toChartTable } from './chart-table.ts'
import { dashRunning, markRunning } from './running-period.ts'

const table = toChartTable({
  data: [
    { day: '2026-11-26', fen: 5 },
    { day: '2026-11-27', fen: 7 },
    { day: '2026-11-28', fen: 1 },
  ],
  x: { field: 'day', title: 'Day' },
  y: [{ field: 'fen', title: 'Sales' }],
})
const linesOf = (option: Option) => option.series as Option[]
const today = markRunning(table, '2026-11-28', 'Today so far')

test('the line to a running day is dashed, and a solid line covers the complete days', () => {
  const [dashed, solid] = linesOf(dashRunning(areaOption(today, testChartTheme, {}), today))

  expect(dashed).toMatchObject({ data: [5, 7, 1], lineStyle: { type: 'dashed' }, areaStyle: {} })
  expect(solid).toMatchObject({ name: dashed?.name, data: [5, 7, null], tooltip: { show: false } })
  expect(solid?.areaStyle).toBeUndefined()
  expect(solid?.stack).not.toBe(dashed?.stack)
})

test('a running day is named in full by the table, and shortly on the axis', () => {
  const { axisLabel } = areaOption(today, testChartTheme, {}).xAxis as {
    axisLabel: { formatter: (name: string, index: number) => string }
  }

  expect(today.categories.at(-1)).toBe('2026-11-28 · Today so far')
  expect(today.categories.map(axisLabel.formatter)).toEqual(table.categories)
})

test('complete days and bars are not dashed', () => {
  const complete = markRunning(table, '2026-11-29', 'Today so far')

  expect(linesOf(dashRunning(areaOption(complete, testChartTheme, {}), complete))).toHaveLength(1)
  expect(linesOf(dashRunning(barOption(today, testChartTheme, {}), today))).toHaveLength(1)
})
