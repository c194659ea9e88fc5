import { lazyField } from '../../shared/lazy-field.tsx'
import type { MapPoint } from './point.ts'
import type { MapPointFieldProps } from './schema.ts'

/** A place on earth, picked on a map or typed: `{lng, lat}` in degrees. */
export const mapPointField = lazyField<MapPointFieldProps, MapPoint>({
  name: 'MapPoint',
  title: 'Point on a map',
  unreadable: 'Both coordinates are needed, in degrees',
  accepts: ['object'],
})
