import { defineChart } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import type { HeatMapChartProps } from './schema.ts'

/** Amounts by two things at once, as shades. */
export const heatMapChart = defineChart<HeatMapChartProps>({
  name: 'HeatMap',
  title: 'Heat map',
  Component: lazyView(async () => (await import('./heat-map-chart.tsx')).HeatMapChart),
})
