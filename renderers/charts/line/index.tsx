import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { LineChartProps } from './schema.ts'

/** Numbers over time: one line a measure, or a series. */
export const lineChart = lazyChart<LineChartProps>({ name: 'Line', title: 'Lines' })
