import Type, { type Static } from 'typebox'
import { type ChartArgs, type ChartStory, defineChart } from '#runtime'
import { strictObject } from '#schemas'
import {
  type ChartOption,
  type ChartTheme,
  commonOption,
  inFull,
  rampLegend,
} from '../shared/chart/chart-options.ts'
import type { ChartTable } from '../shared/chart/chart-table.ts'
import { ChartView } from '../shared/chart/chart-view.tsx'
import { formatShort } from '../shared/chart/format-measure.ts'
import { count, edges, hour, hours, weekday } from '../shared/chart/story-rows.ts'

export const HeatMapChartProps = strictObject({
  labels: Type.Optional(Type.Boolean({ title: 'Show values in cells', default: false })),
})
export type HeatMapChartProps = Static<typeof HeatMapChartProps>

/** Returns `[column, row, number]` for each cell that has a number. */
function fieldsOf({ series }: ChartTable): [number, number, number][] {
  return series.flatMap(({ values }, row) =>
    values.flatMap((value, column): [number, number, number][] =>
      value === null ? [] : [[column, row, value]],
    ),
  )
}

/**
 * Builds the options of a heat map with a row for each series and a column for each category. Larger numbers
 * are darker in the light theme and brighter in the dark theme.
 */
export function heatMapOption(
  table: ChartTable,
  theme: ChartTheme,
  { labels = false }: HeatMapChartProps,
): ChartOption {
  const fields = fieldsOf(table)
  const format = table.series[0]?.format ?? 'number'
  const numbers = fields.map(([, , value]) => value)
  const min = numbers.reduce((least, value) => Math.min(least, value), numbers[0] ?? 0)
  const max = numbers.reduce((most, value) => Math.max(most, value), numbers[0] ?? 0)
  const short = (value: unknown) => formatShort(Number(value), format, theme.locale)
  const axis = (data: readonly string[]) => ({
    type: 'category',
    data: [...data],
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { color: theme.secondaryText, hideOverlap: true },
  })
  const common = commonOption(theme, [])
  return {
    ...common,
    tooltip: { ...common.tooltip, trigger: 'item', ...inFull(format) },
    grid: { left: 4, right: 8, top: 4, bottom: 32 },
    xAxis: axis(table.categories),
    yAxis: { ...axis(table.series.map(({ title }) => title)), inverse: true },
    visualMap: rampLegend(theme, { min, max, format }),
    series: [
      {
        type: 'heatmap',
        data: fields,
        itemStyle: { borderColor: theme.background, borderWidth: 1 },
        label: { show: labels, formatter: ({ value }: { value: number[] }) => short(value[2]) },
      },
    ],
  }
}

function HeatMapChart(args: ChartArgs<HeatMapChartProps>) {
  return <ChartView args={args} optionOf={heatMapOption} />
}

/** Shows numbers by two dimensions. The shade of a cell represents its number. */
export const heatMapChart = defineChart<HeatMapChartProps>({
  name: 'HeatMap',
  title: 'Heat map',
  Component: HeatMapChart,
})

export const stories: ChartStory<HeatMapChartProps>[] = [
  { name: 'A week', title: 'Payments', data: hours, x: hour, y: [count], series: weekday },
  {
    name: 'With numbers',
    title: 'Payments',
    data: hours,
    x: hour,
    y: [count],
    series: weekday,
    props: { labels: true },
  },
  ...edges,
]
