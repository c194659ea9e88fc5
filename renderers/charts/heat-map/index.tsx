import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { HeatMapChartProps } from './schema.ts'

/** Amounts by two things at once, as shades. */
export const heatMapChart = lazyChart<HeatMapChartProps>({ name: 'HeatMap', title: 'Heat map' })
