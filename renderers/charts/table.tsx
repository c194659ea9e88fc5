import { type ChartArgs, type ChartStory, defineChart } from '#runtime'
import { strictObject } from '#schemas'
import { ChartFrame } from '../shared/chart/chart-frame.tsx'
import { hrefAtOf } from '../shared/chart/chart-links.ts'
import { CHART_HEIGHT } from '../shared/chart/chart-view.tsx'
import { amount, count, day, days, edges, salesByChannel, success } from '../shared/chart/story-rows.ts'
import { useChartTable } from '../shared/chart/use-chart-table.ts'

export const TableChartProps = strictObject({})
export type TableChartProps = Record<string, never>

/** Draws the numbers as a table. The table has the title and the menu of a chart. */
export function TableChart(args: ChartArgs<TableChartProps>) {
  const table = useChartTable(args)
  const { title, height = CHART_HEIGHT } = args
  return (
    <ChartFrame
      title={title}
      table={table}
      height={height}
      hrefAt={hrefAtOf(args)}
      isEmpty={table.categories.length === 0}
    />
  )
}

/** Shows the rows of a chart as a plain table. */
export const tableChart = defineChart<TableChartProps>({
  name: 'Table',
  title: 'Table',
  Component: TableChart,
})

export const stories: ChartStory<TableChartProps>[] = [
  { name: 'Three measures', title: 'Days', data: days, x: day, y: [amount, count, success] },
  { name: 'A column a channel', ...salesByChannel },
  ...edges,
]
