import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { RegionMapChartProps } from './schema.ts'

/** Amounts by province of China, as a map of tiles. */
export const regionMapChart = lazyChart<RegionMapChartProps>({ name: 'RegionMap', title: 'Map of regions' })
