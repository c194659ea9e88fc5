import Type, { type Static } from 'typebox'
import { type ChartArgs, type ChartStory, defineChart, useText } from '#runtime'
import { strictObject } from '#schemas'
import {
  type ChartOption,
  type ChartTheme,
  colorOption,
  commonOption,
  inFull,
  legendOf,
} from '../shared/chart/chart-options.ts'
import type { ChartTable } from '../shared/chart/chart-table.ts'
import { ChartView } from '../shared/chart/chart-view.tsx'
import { amount, edges, shop, shops } from '../shared/chart/story-rows.ts'

export const PieChartProps = strictObject({
  ring: Type.Optional(Type.Boolean({ title: 'Show as donut', default: true })),
})
export type PieChartProps = Static<typeof PieChartProps>

/**
 * Maximum number of slices. If there are more values, the smallest values are combined into the last slice.
 */
export const MAX_SLICES = 8

interface Slice {
  name: string
  value: number
  /** Name of the color that the dictionary gives the slice. */
  color?: string | undefined
}

/** Returns the slices of the first measure, the largest first. Values of zero or less have no slice. */
export function slicesOf({ categories, colors, series }: ChartTable, rest: string): Slice[] {
  const values = series[0]?.values ?? []
  const slices = categories
    .map((name, index) => ({ name, value: values[index] ?? 0, ...(colors && { color: colors[index] }) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
  if (slices.length <= MAX_SLICES) return slices
  const shown = slices.slice(0, MAX_SLICES - 1)
  const others = slices.slice(MAX_SLICES - 1)
  return [...shown, { name: rest, value: others.reduce((sum, { value }) => sum + value, 0) }]
}

/** Returns the percentage of each slice by its name, such as `55.9%`. */
function partsOf(slices: readonly Slice[]): ReadonlyMap<string, string> {
  const whole = slices.reduce((sum, { value }) => sum + value, 0)
  return new Map(slices.map(({ name, value }) => [name, `${((value / whole) * 100).toFixed(1)}%`]))
}

/**
 * Builds the options of a pie or ring chart. The legend is below the chart, so that the chart fits any width.
 */
export function pieOption(
  table: ChartTable,
  theme: ChartTheme,
  { ring = true, rest }: PieChartProps & { rest: string },
): ChartOption {
  const format = table.series[0]?.format ?? 'number'
  const slices = slicesOf(table, rest)
  const parts = partsOf(slices)
  const names = slices.map(({ name }) => name)
  const common = commonOption(theme, names)
  return {
    ...common,
    tooltip: { ...common.tooltip, trigger: 'item', ...inFull(format) },
    legend: {
      ...legendOf(theme, names),
      top: 'auto',
      bottom: 0,
      left: 'center',
      formatter: (name: string) => `${name}  ${parts.get(name) ?? ''}`,
    },
    series: [
      {
        type: 'pie',
        radius: ring ? ['46%', '70%'] : '70%',
        center: ['50%', '42%'],
        data: slices.map(({ name, value, color }) => ({
          name,
          value,
          itemStyle: colorOption(color, theme),
        })),
        itemStyle: { borderColor: theme.background, borderWidth: 2 },
        label: { show: false },
      },
    ],
  }
}

function PieChart(args: ChartArgs<PieChartProps>) {
  const t = useText()
  const props = { ...args.props, rest: t('Others') }
  return <ChartView args={{ ...args, props }} optionOf={pieOption} />
}

/** Shows the shares of a total as slices. */
export const pieChart = defineChart<PieChartProps>({ name: 'Pie', title: 'Pie chart', Component: PieChart })

export const stories: ChartStory<PieChartProps>[] = [
  { name: 'A ring', title: 'Shops', data: shops.slice(0, 4), x: shop, y: [amount] },
  { name: 'Too many slices', title: 'Shops', data: shops, x: shop, y: [amount], props: { ring: false } },
  ...edges,
]
