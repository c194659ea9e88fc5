import Type, { type Static } from 'typebox'
import { strictObject } from '#schemas'

export const RegionMapChartProps = strictObject({
  labels: Type.Optional(
    Type.Boolean({ title: 'Show province names', description: 'Default: on.', default: true }),
  ),
})
export type RegionMapChartProps = Static<typeof RegionMapChartProps>
