import type { ChartArgs } from '#runtime'
import type { ChartTable } from '../../shared/chart/chart-table.ts'
import { ChartView } from '../../shared/chart/chart-view.tsx'
import { axisOf, type ChartLook, gridOption, inFull, type Option } from '../../shared/chart/options.ts'
import type { AreaChartProps } from './schema.ts'

/** Filled lines; those of one ruler lie upon each other. */
export function areaOption(table: ChartTable, look: ChartLook, { smooth = false }: AreaChartProps): Option {
  return {
    ...gridOption(table, look),
    series: table.series.map((series) => ({
      type: 'line',
      name: series.title,
      data: [...series.values],
      yAxisIndex: axisOf(table, series),
      stack: series.format,
      smooth: smooth && 0.3,
      showSymbol: table.categories.length === 1,
      lineStyle: { width: 2 },
      areaStyle: { opacity: table.series.length > 1 ? 0.55 : 0.18 },
      emphasis: { focus: 'series' },
      tooltip: inFull(series.format),
    })),
  }
}

/** Draws the areas. */
export function AreaChart(args: ChartArgs<AreaChartProps>) {
  return <ChartView args={args} optionOf={areaOption} />
}
