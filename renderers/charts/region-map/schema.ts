import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const RegionMapChartProps = closed({
  labels: Type.Optional(
    Type.Boolean({ title: 'Names in the tiles', description: 'On by default.', default: true }),
  ),
})
export type RegionMapChartProps = Static<typeof RegionMapChartProps>
