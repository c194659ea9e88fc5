import { defineChart } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import type { AreaChartProps } from './schema.ts'

/** Numbers over time as filled areas, one upon the other. */
export const areaChart = defineChart<AreaChartProps>({
  name: 'Area',
  title: 'Areas',
  Component: lazyView(async () => (await import('./area-chart.tsx')).AreaChart),
})
