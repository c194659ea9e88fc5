import { defineChart } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import type { PieChartProps } from './schema.ts'

/** Parts of one whole. */
export const pieChart = defineChart<PieChartProps>({
  name: 'Pie',
  title: 'Pie',
  Component: lazyView(async () => (await import('./pie-chart.tsx')).PieChart),
})
