import { expect, test } from 'vitest'
import { testChartTheme } from '../../../tests/support/chart-theme.ts'
import { barOption } from '../../charts/bar.tsx'
import type { Option } from './chart-options.ts'
import { toChartTable } from './chart-table.ts'
import { measureColors } from './measure-colors.ts'

const { colors } = testChartTheme

test('a measure has the same color in each chart, in any order', () => {
  const [fees, sales] = measureColors(['feeFen', 'amountFen'], colors)

  expect(measureColors(['amountFen', 'visits', 'feeFen'], colors)).toEqual([sales, expect.any(String), fees])
})

test('two measures of a chart never share a color', () => {
  const found = measureColors(['amountFen', 'grossFen', 'visits', 'constructor', 'count'], colors)

  expect(new Set(found).size).toBe(5)
})

test('bars have the colors of their measures, but series keep their own', () => {
  const data = [{ day: '1', fen: 1, shop: 'Plum' }]
  const input = {
    data,
    x: { field: 'day', title: 'Day' },
    y: [{ field: 'fen', title: 'Fees', measure: 'feeFen' }],
  }
  const measures = toChartTable(input)
  const shops = toChartTable({ ...input, series: { field: 'shop', title: 'Shop' } })
  const colorOf = (table: typeof measures) =>
    (barOption(table, testChartTheme, {}).series as Option[])[0]?.color

  expect(colorOf(measures)).toBe(measureColors(['feeFen'], colors)[0])
  expect(colorOf(shops)).toBeUndefined()
})
