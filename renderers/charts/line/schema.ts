import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const LineChartProps = closed({
  smooth: Type.Optional(Type.Boolean({ title: 'Curved', default: false })),
})
export type LineChartProps = Static<typeof LineChartProps>
