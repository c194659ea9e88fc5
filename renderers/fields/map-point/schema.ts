import Type, { type Static } from 'typebox'
import { strictObject } from '#schemas'

export const MapPointFieldProps = strictObject({
  region: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      title: 'Region code',
      description:
        'Region that the map shows, such as {"$expr": "values.regionCode"}. A point outside is questioned.',
    }),
  ),
})
export type MapPointFieldProps = Static<typeof MapPointFieldProps>
