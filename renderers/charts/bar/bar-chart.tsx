import type { ChartArgs } from '#runtime'
import type { ChartTable } from '../../shared/chart/chart-table.ts'
import { ChartView } from '../../shared/chart/chart-view.tsx'
import { axisOf, type ChartLook, gridOption, inFull, type Option } from '../../shared/chart/options.ts'
import type { BarChartProps } from './schema.ts'

/** Bars over categories, upright or sideways. */
export function barOption(table: ChartTable, look: ChartLook, { sideways = false }: BarChartProps): Option {
  return {
    ...gridOption(table, look, { isSideways: sideways }),
    series: table.series.map((series) => ({
      type: 'bar',
      name: series.title,
      data: [...series.values],
      [sideways ? 'xAxisIndex' : 'yAxisIndex']: axisOf(table, series),
      barMaxWidth: 32,
      itemStyle: { borderRadius: 2 },
      emphasis: { focus: 'series' },
      tooltip: inFull(series.format),
    })),
  }
}

/** Draws the bars. */
export function BarChart(args: ChartArgs<BarChartProps>) {
  return <ChartView args={args} optionOf={barOption} />
}
