import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { TrendChartProps } from './schema.ts'

/** The latest number, how it changed, and the way there. */
export const trendChart = lazyChart<TrendChartProps>({ name: 'Trend', title: 'Number with trend' })
