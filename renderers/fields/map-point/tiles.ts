import gcoord from 'gcoord'
import { CRS, LatLng, Projection, TileLayer, Util } from 'leaflet'
import type { MapTiles } from '#schemas'

const mercator = Projection.SphericalMercator

/** Web Mercator of GCJ-02. It converts WGS-84 coordinates, so that all other code uses only WGS 84. */
const chineseMercator: Projection = {
  ...mercator,
  project: ({ lng, lat }) => {
    const [shiftedLng, shiftedLat] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02)
    return mercator.project(new LatLng(shiftedLat, shiftedLng))
  },
  unproject: (position) => {
    const { lng, lat } = mercator.unproject(position)
    const [trueLng, trueLat] = gcoord.transform([lng, lat], gcoord.GCJ02, gcoord.WGS84)
    return new LatLng(trueLat, trueLng)
  },
}

const CHINESE_CRS = Util.extend({}, CRS.EPSG3857, { projection: chineseMercator }) as CRS

/** Returns the coordinate system in which these tiles are drawn. */
export const crsOf = (tiles: MapTiles | undefined): CRS =>
  tiles?.datum === 'gcj02' ? CHINESE_CRS : CRS.EPSG3857

/** Creates the layer of tiles. Map servers that restrict a key to a site need the site's origin. */
export const createTileLayer = ({ url }: MapTiles) =>
  new TileLayer(url, { maxZoom: 19, referrerPolicy: 'origin' })
