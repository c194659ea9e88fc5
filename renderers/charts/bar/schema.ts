import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const BarChartProps = closed({
  sideways: Type.Optional(
    Type.Boolean({ title: 'Sideways', description: 'For long names.', default: false }),
  ),
})
export type BarChartProps = Static<typeof BarChartProps>
