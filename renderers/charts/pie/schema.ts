import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const PieChartProps = closed({
  ring: Type.Optional(Type.Boolean({ title: 'As a ring', default: true })),
})
export type PieChartProps = Static<typeof PieChartProps>
