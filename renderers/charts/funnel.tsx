import { type ChartArgs, type ChartStory, defineChart } from '#runtime'
import { strictObject } from '#schemas'
import { formatPpm } from '#schemas/money'
import {
  type ChartOption,
  type ChartTheme,
  colorOption,
  commonOption,
  inFull,
} from '../shared/chart/chart-options.ts'
import type { ChartTable } from '../shared/chart/chart-table.ts'
import { ChartView } from '../shared/chart/chart-view.tsx'
import { count, edges, step, steps } from '../shared/chart/story-rows.ts'

export const FunnelChartProps = strictObject({})
export type FunnelChartProps = Record<string, never>

const PPM = 1_000_000
const TENTH_OF_PER_CENT = 1_000

/** Formats the number of a step as a percentage of the first step. */
function partOf(value: number, first: number): string {
  if (first <= 0) return ''
  return ` ${formatPpm(Math.round(((value / first) * PPM) / TENTH_OF_PER_CENT) * TENTH_OF_PER_CENT)}`
}

/**
 * Builds the options of a funnel chart. The steps are in the order of the rows. Each step shows its
 * percentage of the first step.
 */
export function funnelOption({ categories, colors, series }: ChartTable, theme: ChartTheme): ChartOption {
  const { values = [], format = 'number' } = series[0] ?? {}
  const first = values[0] ?? 0
  const common = commonOption(theme, [])
  return {
    ...common,
    tooltip: { ...common.tooltip, trigger: 'item', ...inFull(format) },
    series: [
      {
        type: 'funnel',
        sort: 'none',
        top: 8,
        bottom: 8,
        left: 8,
        right: '36%',
        gap: 2,
        min: 0,
        itemStyle: { borderColor: theme.background },
        label: { position: 'right', color: theme.text, fontFamily: theme.font },
        labelLine: { lineStyle: { color: theme.line } },
        data: categories.map((name, index) => {
          const value = Math.max(values[index] ?? 0, 0)
          return {
            name,
            value,
            itemStyle: colorOption(colors?.[index], theme),
            label: { formatter: `{b}${partOf(value, first)}` },
          }
        }),
      },
    ],
  }
}

function FunnelChart(args: ChartArgs<FunnelChartProps>) {
  return <ChartView args={args} optionOf={funnelOption} />
}

/** Shows how much of the first step of a process remains after each following step. */
export const funnelChart = defineChart<FunnelChartProps>({
  name: 'Funnel',
  title: 'Funnel chart',
  Component: FunnelChart,
})

export const stories: ChartStory<FunnelChartProps>[] = [
  { name: 'Steps', title: 'From order to money', data: steps, x: step, y: [count] },
  ...edges,
]
