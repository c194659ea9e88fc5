import Type, { type Static } from 'typebox'
import { type ChartArgs, type ChartStory, defineChart } from '#runtime'
import { strictObject } from '#schemas'
import {
  axisOf,
  type ChartOption,
  type ChartTheme,
  gridOption,
  seriesOptions,
} from '../shared/chart/chart-options.ts'
import type { ChartTable } from '../shared/chart/chart-table.ts'
import { ChartView } from '../shared/chart/chart-view.tsx'
import { amount, count, day, days, edges, salesByChannel, shop, shops } from '../shared/chart/story-rows.ts'

export const BarChartProps = strictObject({
  sideways: Type.Optional(
    Type.Boolean({ title: 'Horizontal', description: 'Horizontal bars suit long names.', default: false }),
  ),
})
export type BarChartProps = Static<typeof BarChartProps>

/** Builds the options of a chart with vertical or horizontal bars. */
export function barOption(
  table: ChartTable,
  theme: ChartTheme,
  { sideways = false }: BarChartProps,
): ChartOption {
  return {
    ...gridOption(table, theme, { isSideways: sideways }),
    series: seriesOptions(table, theme, (series) => ({
      type: 'bar',
      [sideways ? 'xAxisIndex' : 'yAxisIndex']: axisOf(table, series),
      barMaxWidth: 32,
      itemStyle: { borderRadius: 2 },
    })),
  }
}

function BarChart(args: ChartArgs<BarChartProps>) {
  return <ChartView args={args} optionOf={barOption} />
}

/** Shows numbers as bars side by side. Each measure or each series has its own bar. */
export const barChart = defineChart<BarChartProps>({ name: 'Bar', title: 'Bar chart', Component: BarChart })

export const stories: ChartStory<BarChartProps>[] = [
  { name: 'One measure', title: 'Sales', data: days, x: day, y: [amount] },
  { name: 'Sideways', title: 'Shops', data: shops, x: shop, y: [amount], props: { sideways: true } },
  { name: 'Two rulers', title: 'Sales and payments', data: days, x: day, y: [amount, count] },
  { name: 'A bar a channel', ...salesByChannel },
  ...edges,
]
