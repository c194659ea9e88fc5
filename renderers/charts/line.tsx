import Type, { type Static } from 'typebox'
import { type ChartArgs, type ChartStory, defineChart } from '#runtime'
import { strictObject } from '#schemas'
import {
  axisOf,
  type ChartOption,
  type ChartTheme,
  gridOption,
  SYMBOLS,
  seriesOptions,
} from '../shared/chart/chart-options.ts'
import type { ChartTable } from '../shared/chart/chart-table.ts'
import { ChartView } from '../shared/chart/chart-view.tsx'
import { amount, count, day, days, edges, salesByChannel } from '../shared/chart/story-rows.ts'

export const LineChartProps = strictObject({
  smooth: Type.Optional(Type.Boolean({ title: 'Smooth lines', default: false })),
})
export type LineChartProps = Static<typeof LineChartProps>

/** Maximum number of points for which a line has symbols. More symbols would cover the line. */
const MARKED = 40

/** Builds the options of a line chart. A line has a gap where a number is missing. */
export function lineOption(
  table: ChartTable,
  theme: ChartTheme,
  { smooth = false }: LineChartProps,
): ChartOption {
  return {
    ...gridOption(table, theme),
    series: seriesOptions(table, theme, (series, index) => ({
      type: 'line',
      yAxisIndex: axisOf(table, series),
      smooth: smooth && 0.3,
      symbol: SYMBOLS[index % SYMBOLS.length],
      symbolSize: 6,
      showSymbol: table.categories.length <= MARKED,
      lineStyle: { width: 2 },
    })),
  }
}

function LineChart(args: ChartArgs<LineChartProps>) {
  return <ChartView args={args} optionOf={lineOption} />
}

/** Shows numbers over time. Each measure or each series has its own line. */
export const lineChart = defineChart<LineChartProps>({
  name: 'Line',
  title: 'Line chart',
  Component: LineChart,
})

export const stories: ChartStory<LineChartProps>[] = [
  { name: 'One measure', title: 'Sales', data: days, x: day, y: [amount] },
  { name: 'Two rulers', title: 'Sales and payments', data: days, x: day, y: [amount, count] },
  { name: 'A line a channel, curved', ...salesByChannel, props: { smooth: true } },
  ...edges,
]
