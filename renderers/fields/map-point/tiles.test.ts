// @vitest-environment happy-dom
import { CRS, LatLng } from 'leaflet'
import { expect, test } from 'vitest'
import type { MapTiles } from '#schemas'
import { crsOf } from './tiles.ts'

const tiles: MapTiles = { url: 'https://a.example/{z}/{x}/{y}', attribution: 'A', datum: 'gcj02' }
const bund = new LatLng(31.2397, 121.4998)

test('tiles in GCJ-02 are shifted by several hundred meters', () => {
  const shifted = CRS.EPSG3857.unproject(crsOf(tiles).project(bund))

  expect(CRS.EPSG3857.distance(bund, shifted)).toBeGreaterThan(300)
  expect(CRS.EPSG3857.distance(bund, shifted)).toBeLessThan(900)
})

test('a point on tiles in GCJ-02 keeps its WGS-84 coordinates', () => {
  const crs = crsOf(tiles)

  const back = crs.unproject(crs.project(bund))

  expect(back.lng).toBeCloseTo(bund.lng, 5)
  expect(back.lat).toBeCloseTo(bund.lat, 5)
})

test('other tiles are not shifted', () => {
  expect(crsOf({ ...tiles, datum: 'wgs84' })).toBe(CRS.EPSG3857)
})
