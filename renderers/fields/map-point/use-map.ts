import { useEffect, useRef, useState } from 'react'
import { useText } from '#runtime'
import type { MapTiles } from '#schemas'
import type { Outline } from '../../shared/outlines/outlines.ts'
import { createMap } from './create-map.ts'
import type { OutlineArgs } from './outline-layers.ts'
import type { MapPoint } from './point.ts'

interface UseMapArgs extends OutlineArgs {
  point: MapPoint | undefined
  onMove: (point: MapPoint) => void
  disabled: boolean
  /** Tiles of the map. Undefined while the server hasn't answered, null if there are none. */
  tiles: MapTiles | null | undefined
  onView: (isVisible: (outline: Outline) => boolean) => void
  onTileError: () => void
}

/** Creates the map when its element is mounted, and destroys it when the element is unmounted. */
export function useMap({ point, disabled, tiles, outlines, region, nameOf, ...listeners }: UseMapArgs) {
  const t = useText()
  const container = useRef<HTMLElement>(null)
  const [map, setMap] = useState<ReturnType<typeof createMap>>()
  const latest = useRef({ ...listeners, point })
  useEffect(() => {
    latest.current = { ...listeners, point }
  })
  useEffect(() => {
    if (!container.current || tiles === undefined) return
    const made = createMap({
      parent: container.current,
      tiles: tiles ?? undefined,
      onMove: (next) => latest.current.onMove(next),
      onView: (isVisible) => latest.current.onView(isVisible),
      onTileError: () => latest.current.onTileError(),
    })
    setMap(made)
    return () => {
      setMap(undefined)
      made.destroy()
    }
  }, [tiles])
  const { lng, lat } = point ?? {}
  useEffect(() => {
    map?.show({
      point: lng === undefined || lat === undefined ? undefined : { lng, lat },
      disabled,
      labels: { pin: t('Marker; arrow keys move it'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') },
    })
  }, [lng, lat, disabled, t, map])
  useEffect(() => {
    map?.drawOutlines({ outlines, region, nameOf })
  }, [outlines, region, nameOf, map])
  useEffect(() => {
    if (region) map?.zoomTo(region, latest.current.point)
  }, [region, map])
  return {
    container,
    middle: () => map?.middle(),
    zoomToRegion: () => region && map?.zoomTo(region),
  }
}
