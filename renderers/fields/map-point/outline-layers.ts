import { GeoJSON, type Map as LeafletMap, type PolylineOptions, SVG } from 'leaflet'
import type { Outline } from '../../shared/outlines/outlines.ts'
import { isProvince, type Label, labelOf, selectLabels } from './outline-labels.ts'
import css from './outline-layers.module.css'

export interface OutlineArgs {
  outlines: readonly Outline[]
  /** Region that is marked. */
  region: Outline | undefined
  nameOf: (outline: Outline) => string
}

const layerOf = (outlines: readonly Outline[], options: PolylineOptions) =>
  new GeoJSON({ type: 'FeatureCollection', features: [...outlines] } as never, {
    ...options,
    interactive: false,
  })

/** Draws outlines below the tiles of a map, and the outline of the region above them. */
export function createOutlineLayers(map: LeafletMap) {
  map.createPane('land').style.zIndex = '150'
  map.createPane('names').style.zIndex = '160'
  const renderers = { land: new SVG({ pane: 'land', padding: 0.5 }), region: new SVG({ padding: 0.5 }) }
  let layers: GeoJSON[] = []
  let labels: Label[] = []

  const showNames = () => {
    const shown = selectLabels(map, labels)
    for (const label of labels) {
      if (shown.has(label)) label.tooltip.addTo(map)
      else label.tooltip.remove()
    }
  }
  map.on('zoomend', showNames)

  const clear = () => {
    for (const layer of layers) layer.remove()
    for (const { tooltip } of labels) tooltip.remove()
  }
  return {
    draw({ outlines, region, nameOf }: OutlineArgs) {
      clear()
      const provinces = outlines.filter(isProvince)
      const cities = outlines.filter((outline) => !isProvince(outline))
      const land = { pane: 'land', renderer: renderers.land }
      layers = [
        layerOf(provinces, { ...land, className: css.province }),
        layerOf(cities, { ...land, className: css.city }),
        ...(region ? [layerOf([region], { renderer: renderers.region, className: css.region })] : []),
      ]
      for (const layer of layers) layer.addTo(map)
      labels = outlines.map((outline) => labelOf(outline, nameOf(outline)))
      showNames()
    },
  }
}
