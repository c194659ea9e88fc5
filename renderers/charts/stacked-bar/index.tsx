import { defineChart } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import type { StackedBarChartProps } from './schema.ts'

/** Parts of a whole over categories, one upon the other. */
export const stackedBarChart = defineChart<StackedBarChartProps>({
  name: 'StackedBar',
  title: 'Stacked bars',
  Component: lazyView(async () => (await import('./stacked-bar-chart.tsx')).StackedBarChart),
})
