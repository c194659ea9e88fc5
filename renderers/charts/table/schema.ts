import { closed } from '#schemas'

export const TableChartProps = closed({})
export type TableChartProps = Record<string, never>
