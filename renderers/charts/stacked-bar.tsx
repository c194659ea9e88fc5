import Type, { type Static } from 'typebox'
import { type ChartArgs, type ChartStory, defineChart } from '#runtime'
import { strictObject } from '#schemas'
import {
  type ChartOption,
  type ChartTheme,
  gridOption,
  seriesOptions,
} from '../shared/chart/chart-options.ts'
import type { ChartTable } from '../shared/chart/chart-table.ts'
import { ChartView } from '../shared/chart/chart-view.tsx'
import { edges, salesByChannel } from '../shared/chart/story-rows.ts'

export const StackedBarChartProps = strictObject({
  shares: Type.Optional(
    Type.Boolean({ title: 'Show as percentages', description: 'Each bar is 100%.', default: false }),
  ),
  sideways: Type.Optional(
    Type.Boolean({ title: 'Horizontal', description: 'Horizontal bars suit long names.', default: false }),
  ),
})
export type StackedBarChartProps = Static<typeof StackedBarChartProps>

const PPM = 1_000_000

/**
 * Converts each number to its share of its bar, in parts per million. If the total of a bar is zero, its
 * numbers become null.
 */
export function toShares(table: ChartTable): ChartTable {
  const totals = table.categories.map((_, index) =>
    table.series.reduce((sum, { values }) => sum + Math.abs(values[index] ?? 0), 0),
  )
  const shareOf = (value: number | null, index: number) => {
    const total = totals[index] ?? 0
    return value === null || total === 0 ? null : Math.round((value / total) * PPM)
  }
  const series = table.series.map((one) => ({
    ...one,
    format: 'percent' as const,
    values: one.values.map(shareOf),
  }))
  return { ...table, series }
}

/** Builds the options of a chart with stacked bars. */
export function stackedBarOption(
  table: ChartTable,
  theme: ChartTheme,
  { shares = false, sideways = false }: StackedBarChartProps,
): ChartOption {
  const drawn = shares ? toShares(table) : table
  return {
    ...gridOption(drawn, theme, { isSideways: sideways, max: shares ? PPM : undefined }),
    series: seriesOptions(drawn, theme, () => ({
      type: 'bar',
      // All series belong to one stack, because they are parts of the same total.
      stack: 'all',
      barMaxWidth: 40,
      itemStyle: { borderColor: theme.background, borderWidth: 1 },
    })),
  }
}

function StackedBarChart(args: ChartArgs<StackedBarChartProps>) {
  return <ChartView args={args} optionOf={stackedBarOption} />
}

/** Shows the shares of a total as stacked bars, with a bar for each category. */
export const stackedBarChart = defineChart<StackedBarChartProps>({
  name: 'StackedBar',
  title: 'Stacked bar chart',
  Component: StackedBarChart,
})

export const stories: ChartStory<StackedBarChartProps>[] = [
  { name: 'Channels', ...salesByChannel },
  { name: 'As shares', ...salesByChannel, props: { shares: true } },
  { name: 'Sideways', ...salesByChannel, props: { sideways: true } },
  ...edges,
]
