import { lazyChart } from '../../shared/lazy-chart.tsx'
import type { TableChartProps } from './schema.ts'

/** The rows as a plain table. */
export const tableChart = lazyChart<TableChartProps>({ name: 'Table', title: 'Numbers' })
