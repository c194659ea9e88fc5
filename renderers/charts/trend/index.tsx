import { defineChart } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import type { TrendChartProps } from './schema.ts'

/** The latest number, how it changed, and the way there. */
export const trendChart = defineChart<TrendChartProps>({
  name: 'Trend',
  title: 'Number with trend',
  Component: lazyView(async () => (await import('./trend-chart.tsx')).TrendChart),
})
