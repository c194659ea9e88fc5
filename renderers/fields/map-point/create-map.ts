import {
  control,
  map as createLeaflet,
  marker as createMarker,
  divIcon,
  GeoJSON,
  type LatLng,
  type Map as LeafletMap,
  point as pixels,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { MapTiles } from '#schemas'
import type { Outline } from '../../shared/outlines/outlines.ts'
import css from './map-point.module.css'
import { CITY_ZOOM } from './outline-labels.ts'
import { createOutlineLayers, type OutlineArgs } from './outline-layers.ts'
import { type MapPoint, roundDegrees } from './point.ts'
import { createTileLayer, crsOf } from './tiles.ts'

const CHINA: [number, number] = [35, 105]
const FAR = 3
/** Zoom level for a point without a region. Without tiles, a nearer view would be empty. */
const NEAR = { tiles: 13, outlines: 8 } as const
const MAX_ZOOM = { tiles: 19, outlines: 14 } as const
/**
 * Distance in px by which an arrow key moves the point. `FINE_STEP` is the distance for Shift with an arrow
 * key.
 */
const STEP = 10
const FINE_STEP = 1
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface MapArgs {
  parent: HTMLElement
  /** Tiles of a map server. Without them, the map shows only outlines. */
  tiles: MapTiles | undefined
  onMove: (point: MapPoint) => void
  /** Called with the part of the world that the map shows, if it is near enough for cities. */
  onView: (isVisible: (outline: Outline) => boolean) => void
  onTileError: () => void
}

interface MapState {
  point: MapPoint | undefined
  disabled: boolean
  /** Labels for screen readers. */
  labels: { pin: string; zoomIn: string; zoomOut: string }
}

const rounded = (position: LatLng): MapPoint => {
  const { lng, lat } = position.wrap()
  return { lng: roundDegrees(lng), lat: roundDegrees(Math.max(-85, Math.min(85, lat))) }
}

const boundsOf = (outline: Outline) => new GeoJSON(outline).getBounds()

/** Creates a map with one point, which can be moved with the pointer or with arrow keys. */
export function createMap({ parent, tiles, onMove, onView, onTileError }: MapArgs) {
  const kind = tiles ? 'tiles' : 'outlines'
  const map = createLeaflet(parent, {
    attributionControl: false,
    zoomControl: false,
    minZoom: 2,
    maxZoom: MAX_ZOOM[kind],
    zoomSnap: tiles ? 1 : 0.5,
    crs: crsOf(tiles),
  })
  map.setView(CHINA, FAR)
  if (tiles) createTileLayer(tiles).on('tileerror', onTileError).addTo(map)
  const outlines = createOutlineLayers(map)
  const pin = createMarker(CHINA, {
    draggable: true,
    autoPan: true,
    icon: divIcon({ className: css.pin ?? '', iconSize: [24, 24], iconAnchor: [12, 28] }),
  })
  let isDisabled = false
  let zoom: ReturnType<typeof control.zoom> | undefined
  const move = (position: LatLng) => !isDisabled && onMove(rounded(position))
  map.on('click', ({ latlng }) => move(latlng))
  const reportView = () => {
    if (map.getZoom() < CITY_ZOOM) return
    const view = map.getBounds()
    onView((outline) => view.intersects(boundsOf(outline)))
  }
  map.on('moveend', reportView)
  pin.on('dragend', () => move(pin.getLatLng()))

  /**
   * Adds a key handler and a label to the pin. Called after each change, because Leaflet creates a new
   * element each time the pin is added.
   */
  const addPinAttributes = ({ pin: name }: MapState['labels']) => {
    const element = pin.getElement()
    if (!element) return
    element.setAttribute('aria-label', name)
    element.onkeydown = (event) => {
      const direction = DIRECTIONS[event.key]
      if (!direction || isDisabled) return
      event.preventDefault()
      event.stopPropagation()
      const step = event.shiftKey ? FINE_STEP : STEP
      const from = map.project(pin.getLatLng())
      move(map.unproject(from.add(pixels(direction[0] * step, direction[1] * step))))
    }
  }
  const show = ({ point, disabled, labels }: MapState) => {
    isDisabled = disabled
    zoom?.remove()
    zoom = control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map)
    if (!point) return pin.remove()
    const isNew = !map.hasLayer(pin)
    pin.setLatLng([point.lat, point.lng])
    if (isNew) {
      pin.addTo(map)
      if (map.getZoom() < CITY_ZOOM) map.setView([point.lat, point.lng], NEAR[kind], { animate: false })
    }
    map.panInside([point.lat, point.lng], { padding: [40, 40], animate: false })
    if (disabled) pin.dragging?.disable()
    else pin.dragging?.enable()
    addPinAttributes(labels)
  }
  return {
    show,
    drawOutlines: (drawn: OutlineArgs) => {
      outlines.draw(drawn)
      reportView()
    },
    /** Shows a region, and a point if there is one, which may lie outside the region. */
    zoomTo: (outline: Outline, point?: MapPoint) => {
      const bounds = boundsOf(outline)
      if (point) bounds.extend([point.lat, point.lng])
      map.fitBounds(bounds, { padding: [16, 16], animate: false })
    },
    middle: () => rounded(map.getCenter()),
    destroy: () => destroy(map, parent),
  }
}

/**
 * Removes a map, and undoes Leaflet's changes to the parent element, so that the element can contain a new
 * map.
 */
function destroy(map: LeafletMap, parent: HTMLElement) {
  map.remove()
  parent.replaceChildren()
}
