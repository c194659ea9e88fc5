import { useOperation } from '#runtime'
import type { MapTiles } from '#schemas'

/** Lifetime in ms of the cached settings. They change only when the server restarts. */
const CACHE_MS = 600_000

/** Returns the tiles of the map, null if there are none, and undefined while the settings load. */
export function useTiles(): MapTiles | null | undefined {
  const { data, error, isLoading } = useOperation<MapTiles | null>(
    'map.tiles',
    {},
    { cacheMs: CACHE_MS, showsErrorInPlace: true },
  )
  return error || !isLoading ? (data ?? null) : undefined
}
