import { defineChart } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import type { TableChartProps } from './schema.ts'

/** The rows as a plain table. */
export const tableChart = defineChart<TableChartProps>({
  name: 'Table',
  title: 'Numbers',
  Component: lazyView(async () => (await import('./table-chart.tsx')).TableChart),
})
