/** Degrees of longitude and latitude, WGS 84, six decimals at most; NaN where a half is missing or unreadable. */
export interface MapPoint {
  lng: number
  lat: number
}

const DECIMALS = 6
/** Where the projection of every web map ends, in degrees. */
const MAX = { lng: 180, lat: 85 } as const
type Axis = keyof MapPoint

const isWithin = (axis: Axis, degrees: number) => Math.abs(degrees) <= MAX[axis]

/** Reads degrees as typed; undefined where it is no such number, or too fine. */
export function parseDegrees(axis: Axis, text: string): number | undefined {
  const written = text.trim()
  if (!/^-?\d{1,3}(?:\.\d{1,6})?$/.test(written)) return undefined
  const degrees = Number(written)
  return isWithin(axis, degrees) ? degrees + 0 : undefined
}

/** Degrees as they are kept: six decimals are ten centimetres. */
export const roundDegrees = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** One half of any stored value; undefined where it holds none. */
export function halfOf(value: unknown, axis: Axis): number | undefined {
  const half: unknown =
    typeof value === 'object' && value !== null ? (value as Partial<MapPoint>)[axis] : undefined
  return typeof half === 'number' && (Number.isNaN(half) || isWithin(axis, half)) ? half : undefined
}

/** A whole point; undefined where a half is missing. */
export function pointOf(value: unknown): MapPoint | undefined {
  const [lng, lat] = [halfOf(value, 'lng'), halfOf(value, 'lat')]
  const isWhole = lng !== undefined && lat !== undefined && !Number.isNaN(lng) && !Number.isNaN(lat)
  return isWhole ? { lng, lat } : undefined
}
