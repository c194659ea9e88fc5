import { closed } from '#schemas'

export const FunnelChartProps = closed({})
export type FunnelChartProps = Record<string, never>
