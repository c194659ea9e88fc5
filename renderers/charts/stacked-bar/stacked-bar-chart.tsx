import type { ChartArgs } from '#runtime'
import type { ChartTable } from '../../shared/chart/chart-table.ts'
import { ChartView } from '../../shared/chart/chart-view.tsx'
import { type ChartLook, gridOption, inFull, type Option } from '../../shared/chart/options.ts'
import type { StackedBarChartProps } from './schema.ts'

const PPM = 1_000_000

/** Each number as its part of its bar, in parts per million; a bar of nothing has no parts. */
export function asShares(table: ChartTable): ChartTable {
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

/** Bars upon each other. */
export function stackedBarOption(
  table: ChartTable,
  look: ChartLook,
  { shares = false, sideways = false }: StackedBarChartProps,
): Option {
  const drawn = shares ? asShares(table) : table
  return {
    ...gridOption(drawn, look, { isSideways: sideways, max: shares ? PPM : undefined }),
    series: drawn.series.map((series) => ({
      type: 'bar',
      name: series.title,
      // All on one ruler: they are parts of one thing.
      stack: 'all',
      data: [...series.values],
      barMaxWidth: 40,
      itemStyle: { borderColor: look.ground, borderWidth: 1 },
      emphasis: { focus: 'series' },
      tooltip: inFull(series.format),
    })),
  }
}

/** Draws the stacked bars. */
export function StackedBarChart(args: ChartArgs<StackedBarChartProps>) {
  return <ChartView args={args} optionOf={stackedBarOption} />
}
