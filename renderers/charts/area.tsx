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
import { amount, day, days, edges, salesByChannel } from '../shared/chart/story-rows.ts'

export const AreaChartProps = strictObject({
  smooth: Type.Optional(Type.Boolean({ title: 'Smooth lines', default: false })),
})
export type AreaChartProps = Static<typeof AreaChartProps>

/** Builds the options of an area chart. The series of the same axis are stacked. */
export function areaOption(
  table: ChartTable,
  theme: ChartTheme,
  { smooth = false }: AreaChartProps,
): ChartOption {
  return {
    ...gridOption(table, theme),
    series: seriesOptions(table, theme, (series) => ({
      type: 'line',
      yAxisIndex: axisOf(table, series),
      stack: series.format,
      smooth: smooth && 0.3,
      showSymbol: table.categories.length === 1,
      lineStyle: { width: 2 },
      areaStyle: { opacity: table.series.length > 1 ? 0.55 : 0.18 },
    })),
  }
}

function AreaChart(args: ChartArgs<AreaChartProps>) {
  return <ChartView args={args} optionOf={areaOption} />
}

/** Shows numbers over time as stacked areas. */
export const areaChart = defineChart<AreaChartProps>({
  name: 'Area',
  title: 'Area chart',
  Component: AreaChart,
})

export const stories: ChartStory<AreaChartProps>[] = [
  { name: 'One measure', title: 'Sales', data: days, x: day, y: [amount] },
  { name: 'Channels', ...salesByChannel },
  ...edges,
]
