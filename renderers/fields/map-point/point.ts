/**
 * Longitude and latitude in degrees (WGS 84), with at most six decimals. A missing or invalid value is NaN.
 */
export interface MapPoint {
  lng: number
  lat: number
}

const DECIMALS = 6
/** Highest longitude and latitude in degrees that the Mercator projection can show. */
const MAX = { lng: 180, lat: 85 } as const
type Axis = keyof MapPoint

const isWithin = (axis: Axis, degrees: number) => Math.abs(degrees) <= MAX[axis]

/**
 * Parses degrees that the user has typed. Returns undefined for an invalid number, for too many decimals, or
 * for degrees beyond the limits.
 */
export function parseDegrees(axis: Axis, text: string): number | undefined {
  const written = text.trim()
  if (!/^-?\d{1,3}(?:\.\d{1,6})?$/.test(written)) return undefined
  const degrees = Number(written)
  return isWithin(axis, degrees) ? degrees + 0 : undefined
}

/** Rounds degrees to six decimals, which is a precision of about ten centimetres. */
export const roundDegrees = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/**
 * Returns the longitude or latitude of a stored value. Returns undefined if it is missing or beyond the
 * limits.
 */
export function degreesOf(value: unknown, axis: Axis): number | undefined {
  const half: unknown =
    typeof value === 'object' && value !== null ? (value as Partial<MapPoint>)[axis] : undefined
  return typeof half === 'number' && (Number.isNaN(half) || isWithin(axis, half)) ? half : undefined
}

/** Returns a point. Returns undefined if longitude or latitude is missing. */
export function pointOf(value: unknown): MapPoint | undefined {
  const [lng, lat] = [degreesOf(value, 'lng'), degreesOf(value, 'lat')]
  const isWhole = lng !== undefined && lat !== undefined && !Number.isNaN(lng) && !Number.isNaN(lat)
  return isWhole ? { lng, lat } : undefined
}
