import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Nullable, noArgs } from '../scalars.ts'

/** Pictures of a map server. */
export const MapTiles = strictObject({
  url: Type.String({ title: 'Address', description: 'With the placeholders {z}, {x} and {y}.' }),
  attribution: Type.String({ title: 'Credit' }),
  datum: stringEnum(['wgs84', 'gcj02'], { title: 'Coordinates' }),
})
export type MapTiles = Static<typeof MapTiles>

export const mapShapes = {
  'map.tiles': { args: noArgs, result: Nullable(MapTiles) },
} satisfies Record<string, OperationContract>
