import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { PieChartProps } from './schema.ts'

/** Parts of one whole. */
export const pieChart = lazyChart<PieChartProps>({ name: 'Pie', title: 'Pie' })
