import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { BarChartProps } from './schema.ts'

/** Numbers side by side: one bar a measure, or a series. */
export const barChart = lazyChart<BarChartProps>({ name: 'Bar', title: 'Bars' })
