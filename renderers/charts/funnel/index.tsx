import { defineChart } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import type { FunnelChartProps } from './schema.ts'

/** What is left step by step. */
export const funnelChart = defineChart<FunnelChartProps>({
  name: 'Funnel',
  title: 'Funnel',
  Component: lazyView(async () => (await import('./funnel-chart.tsx')).FunnelChart),
})
