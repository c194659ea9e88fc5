import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const StackedBarChartProps = closed({
  shares: Type.Optional(
    Type.Boolean({ title: 'As shares', description: 'Each bar is 100 %.', default: false }),
  ),
  sideways: Type.Optional(
    Type.Boolean({ title: 'Sideways', description: 'For long names.', default: false }),
  ),
})
export type StackedBarChartProps = Static<typeof StackedBarChartProps>
