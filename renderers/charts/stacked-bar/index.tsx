import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { StackedBarChartProps } from './schema.ts'

/** Parts of a whole over categories, one upon the other. */
export const stackedBarChart = lazyChart<StackedBarChartProps>({ name: 'StackedBar', title: 'Stacked bars' })
