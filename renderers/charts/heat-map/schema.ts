import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const HeatMapChartProps = closed({
  labels: Type.Optional(Type.Boolean({ title: 'Numbers in the fields', default: false })),
})
export type HeatMapChartProps = Static<typeof HeatMapChartProps>
