import {
  type Coords,
  control,
  map as createLeaflet,
  marker as createMarker,
  divIcon,
  GridLayer,
  type LatLng,
  type Map as LeafletMap,
  point as pixels,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import css from './map-point.module.css'
import { type MapPoint, roundDegrees } from './point.ts'

const CHINA: [number, number] = [35, 105]
const FAR = 3
const NEAR = 13
/** Width in px of a square of the grid. The label of a square fits this width. */
const SQUARE = 128
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

/**
 * Draws a grid of squares instead of the pictures of a map server. Each square shows the degrees of its
 * corner.
 */
class DegreeGrid extends GridLayer {
  override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('div')
    tile.className = css.square ?? ''
    const corner = this._map
      .unproject(pixels(coords.x, coords.y).scaleBy(this.getTileSize()), coords.z)
      .wrap()
    const decimals = Math.max(0, Math.ceil(coords.z / 3) - 1)
    tile.textContent = `${corner.lng.toFixed(decimals)}, ${corner.lat.toFixed(decimals)}`
    return tile
  }
}

interface MapArgs {
  parent: HTMLElement
  onMove: (point: MapPoint) => void
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

/** Creates a map with one point, which can be moved with the pointer or with arrow keys. */
export function createMap({ parent, onMove }: MapArgs) {
  const map = createLeaflet(parent, {
    attributionControl: false,
    zoomControl: false,
    minZoom: 2,
    maxZoom: 19,
  })
  map.setView(CHINA, FAR)
  new DegreeGrid({ className: css.grid ?? '', tileSize: SQUARE }).addTo(map)
  const pin = createMarker(CHINA, {
    draggable: true,
    autoPan: true,
    icon: divIcon({ className: css.pin ?? '', iconSize: [24, 24], iconAnchor: [12, 28] }),
  })
  let isDisabled = false
  let zoom: ReturnType<typeof control.zoom> | undefined
  const move = (position: LatLng) => !isDisabled && onMove(rounded(position))
  map.on('click', ({ latlng }) => move(latlng))
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
      const from = map.latLngToContainerPoint(pin.getLatLng())
      move(map.containerPointToLatLng(from.add(pixels(direction[0] * step, direction[1] * step))))
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
      map.setView([point.lat, point.lng], Math.max(map.getZoom(), NEAR), { animate: false })
    } else map.panInside([point.lat, point.lng], { padding: [40, 40] })
    if (disabled) pin.dragging?.disable()
    else pin.dragging?.enable()
    addPinAttributes(labels)
  }
  return { show, middle: () => rounded(map.getCenter()), destroy: () => destroy(map, parent) }
}

/**
 * Removes a map, and undoes Leaflet's changes to the parent element, so that the element can contain a new
 * map.
 */
function destroy(map: LeafletMap, parent: HTMLElement) {
  map.remove()
  parent.replaceChildren()
}
