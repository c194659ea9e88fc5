import type { ChartArgs } from '#runtime'
import type { ChartTable } from '../../shared/chart/chart-table.ts'
import { ChartView } from '../../shared/chart/chart-view.tsx'
import {
  axisOf,
  type ChartLook,
  gridOption,
  inFull,
  type Option,
  SYMBOLS,
} from '../../shared/chart/options.ts'
import type { LineChartProps } from './schema.ts'

/** With more points than this their marks would cover the line. */
const MARKED = 40

/** Lines over categories; a gap where a number is missing. */
export function lineOption(table: ChartTable, look: ChartLook, { smooth = false }: LineChartProps): Option {
  return {
    ...gridOption(table, look),
    series: table.series.map((series, index) => ({
      type: 'line',
      name: series.title,
      data: [...series.values],
      yAxisIndex: axisOf(table, series),
      smooth: smooth && 0.3,
      symbol: SYMBOLS[index % SYMBOLS.length],
      symbolSize: 6,
      showSymbol: table.categories.length <= MARKED,
      lineStyle: { width: 2 },
      emphasis: { focus: 'series' },
      tooltip: inFull(series.format),
    })),
  }
}

/** Draws the lines. */
export function LineChart(args: ChartArgs<LineChartProps>) {
  return <ChartView args={args} optionOf={lineOption} />
}
