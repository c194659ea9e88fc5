import { defineChart } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import type { LineChartProps } from './schema.ts'

/** Numbers over time: one line a measure, or a series. */
export const lineChart = defineChart<LineChartProps>({
  name: 'Line',
  title: 'Lines',
  Component: lazyView(async () => (await import('./line-chart.tsx')).LineChart),
})
