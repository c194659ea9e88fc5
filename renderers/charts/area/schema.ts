import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const AreaChartProps = closed({
  smooth: Type.Optional(Type.Boolean({ title: 'Curved', default: false })),
})
export type AreaChartProps = Static<typeof AreaChartProps>
