import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { AreaChartProps } from './schema.ts'

/** Numbers over time as filled areas, one upon the other. */
export const areaChart = lazyChart<AreaChartProps>({ name: 'Area', title: 'Areas' })
