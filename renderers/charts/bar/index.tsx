import { defineChart } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import type { BarChartProps } from './schema.ts'

/** Numbers side by side: one bar a measure, or a series. */
export const barChart = defineChart<BarChartProps>({
  name: 'Bar',
  title: 'Bars',
  Component: lazyView(async () => (await import('./bar-chart.tsx')).BarChart),
})
