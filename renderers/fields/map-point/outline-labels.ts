import { GeoJSON, LatLng, type LatLngBounds, type Map as LeafletMap, Tooltip } from 'leaflet'
import type { Outline } from '../../shared/outlines/outlines.ts'
import css from './outline-layers.module.css'

/** Zoom level from which the map shows the names of cities instead of provinces. */
export const CITY_ZOOM = 6
const PX_PER_LETTER = 7
const PX_PER_CHINESE_LETTER = 13
const LINE_PX = 16

/** True for the outline of a province, whose code has two digits. */
export const isProvince = ({ id }: Outline) => String(id).length === 2

const widthOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? PX_PER_CHINESE_LETTER : PX_PER_LETTER), 0)

interface Size {
  width: number
  height: number
}

/** Returns the size of a rectangle of the earth on the map, in px. */
function sizeOf(map: LeafletMap, bounds: LatLngBounds): Size {
  const [start, end] = [map.project(bounds.getNorthWest()), map.project(bounds.getSouthEast())]
  return { width: end.x - start.x, height: end.y - start.y }
}

/** Name of a region on the map. */
export interface Label {
  tooltip: Tooltip
  position: LatLng
  width: number
  bounds: LatLngBounds
  isProvince: boolean
}

export function labelOf(outline: Outline, name: string): Label {
  const [lng = 0, lat = 0] = outline.properties.center
  const content = document.createElement('span')
  content.textContent = name
  const tooltip = new Tooltip({
    permanent: true,
    direction: 'center',
    pane: 'names',
    className: css.name ?? '',
    interactive: false,
  })
  const position = new LatLng(lat, lng)
  return {
    tooltip: tooltip.setLatLng(position).setContent(content),
    position,
    width: widthOf(name),
    bounds: new GeoJSON(outline).getBounds(),
    isProvince: isProvince(outline),
  }
}

/**
 * Selects the names that fit in the rectangles around their outlines and don't overlap. Larger regions come
 * first.
 */
export function selectLabels(map: LeafletMap, labels: readonly Label[]): ReadonlySet<Label> {
  const isNear = map.getZoom() >= CITY_ZOOM
  const fitting = labels
    .filter(({ isProvince }) => isProvince !== isNear)
    .map((label) => ({ label, size: sizeOf(map, label.bounds), at: map.project(label.position) }))
    .filter(({ label, size }) => size.width >= label.width && size.height >= LINE_PX)
    .sort((left, right) => right.size.width * right.size.height - left.size.width * left.size.height)
  const placed: typeof fitting = []
  for (const one of fitting) {
    const isFree = placed.every(
      ({ label, at }) =>
        Math.abs(at.x - one.at.x) > (label.width + one.label.width) / 2 ||
        Math.abs(at.y - one.at.y) > LINE_PX,
    )
    if (isFree) placed.push(one)
  }
  return new Set(placed.map(({ label }) => label))
}
