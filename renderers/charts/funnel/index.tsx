import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { FunnelChartProps } from './schema.ts'

/** What is left step by step. */
export const funnelChart = lazyChart<FunnelChartProps>({ name: 'Funnel', title: 'Funnel' })
