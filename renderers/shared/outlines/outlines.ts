import { pointToPolygonDistance } from '@turf/point-to-polygon-distance'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

interface Properties {
  /** Chinese name. */
  name: string
  /** Longitude and latitude of the name. */
  center: Position
}

/**
 * Outline of a region. Its id is the code of the region: two digits for a province, four for a city, six for
 * a district. Districts of Taiwan have none.
 */
export type Outline = Feature<Polygon | MultiPolygon, Properties>

/** A file with outlines, in the format TopoJSON. */
export type OutlineFile = Topology<{ regions: GeometryCollection<Properties> }>

/** Distance in km that a point may have from an outline, because outlines are simplified. */
const TOLERANCE_KM = 2

/** Decodes the outlines in a file. */
export const readOutlines = (file: OutlineFile): Outline[] =>
  feature(file, file.objects.regions).features as Outline[]

/** Returns the smallest region with an outline that contains the region of the code. */
export function outlineOf(outlines: readonly Outline[], code: string | undefined): Outline | undefined {
  const lengthOf = ({ id }: Outline) => String(id).length
  return outlines
    .filter(({ id }) => id !== undefined && code?.startsWith(String(id)))
    .sort((left, right) => lengthOf(right) - lengthOf(left))[0]
}

/** True if a point lies outside a region. A point near the outline counts as inside. */
export const isOutside = (outline: Outline, { lng, lat }: { lng: number; lat: number }): boolean =>
  pointToPolygonDistance([lng, lat], outline, { units: 'kilometers' }) > TOLERANCE_KM
