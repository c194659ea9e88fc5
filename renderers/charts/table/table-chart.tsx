import type { ChartArgs } from '#runtime'
import { ChartFrame } from '../../shared/chart/chart-frame.tsx'
import { CHART_HEIGHT } from '../../shared/chart/chart-view.tsx'
import { useChartTable } from '../../shared/chart/use-chart-table.ts'
import type { TableChartProps } from './schema.ts'

/** The numbers themselves, in the frame that all charts have. */
export function TableChart(args: ChartArgs<TableChartProps>) {
  const table = useChartTable(args)
  const { title, height = CHART_HEIGHT } = args
  return <ChartFrame title={title} table={table} height={height} isEmpty={table.categories.length === 0} />
}
