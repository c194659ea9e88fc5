import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { regionData } from 'element-china-area-data'
import type { Feature, FeatureCollection, Position } from 'geojson'
import { mergeArcs, quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { readSource, type SourceRegion } from './read-source.ts'

const FOLDER = 'renderers/shared/outlines/files'

interface Detail {
  /** Number of steps between the least and the largest coordinate of a map. */
  steps: number
  /**
   * A point is removed if the triangle with its neighbors is smaller, as a share of the rectangle around the
   * map.
   */
  leastTriangle: number
}

const PROVINCE: Detail = { steps: 1e4, leastTriangle: 6e-7 }
const COUNTRY: Detail = { steps: 3e4, leastTriangle: 7e-8 }

/** Codes that have changed since the source was made, by code or, if the source has no code, by name. */
const CODES: Readonly<Record<string, string>> = {
  崇明区: '310151',
  山南市: '540500',
  '500228': '500155',
  '500232': '500156',
  '542400': '540600',
  '652200': '650500',
}
/** Cities that became part of another city. */
const MERGED: Readonly<Record<string, string>> = { '371200': '370100' }
/** Islands in the South China Sea. The map of the country shows them, too. */
const SANSHA = '4603'

interface Labeled {
  value: string
  label: string
  children?: Labeled[]
}

interface Properties {
  name: string
  /** Position of the name. */
  center: Position
}

type RegionGeometry = (Polygon<Properties> | MultiPolygon<Properties>) & { id?: string }
type Regions = Topology<{ regions: GeometryCollection<Properties> }>

const labelsOf = (list: readonly Labeled[]): [string, string][] =>
  list.flatMap(({ value, label, children = [] }) => [[value, label], ...labelsOf(children)])
const labels = new Map(labelsOf(regionData))

/** Removes the zeros of a code: a province has two digits, a city four. */
const shortCode = (code: string): string => code.replace(/^(\d\d)0000$/, '$1').replace(/^(\d{4})00$/, '$1')

const middleOf = ({ geometry }: SourceRegion): Position => {
  const outer =
    geometry.type === 'Polygon' ? [geometry.coordinates[0]] : geometry.coordinates.map(([ring]) => ring)
  const [ring = []] = outer.sort((left, right) => (right?.length ?? 0) - (left?.length ?? 0))
  return [0, 1].map((axis) => {
    const numbers = ring.map((position) => position[axis] ?? 0)
    return (Math.min(...numbers) + Math.max(...numbers)) / 2
  })
}

function featureOf(region: SourceRegion): Feature {
  const { id = '', properties, geometry } = region
  const code = CODES[id] ?? CODES[properties.name] ?? id
  const short = shortCode(MERGED[code] ?? code)
  const center = (MERGED[code] ? undefined : properties.cp) ?? middleOf(region)
  return {
    type: 'Feature',
    ...(short && { id: short }),
    properties: {
      name: labels.get(short) ?? properties.name,
      center: center.map((degrees) => Number(degrees.toFixed(3))),
    },
    geometry,
  }
}

/** Merges regions with the same code. The first one determines the position of the name. */
function mergeRegions(map: Regions) {
  const { regions } = map.objects
  const byId = new Map<string, RegionGeometry>()
  for (const region of regions.geometries as RegionGeometry[]) {
    const key = region.id ?? region.properties?.name ?? ''
    const first = byId.get(key)
    const merged: RegionGeometry | undefined = first && {
      ...first,
      type: 'MultiPolygon',
      arcs: mergeArcs(map, [first, region]).arcs,
    }
    byId.set(key, merged ?? region)
  }
  regions.geometries = [...byId.values()]
}

const isRing = (arc: readonly Position[]) => String(arc[0]) === String(arc.at(-1))

/** Simplifies outlines, but keeps small islands, which would otherwise disappear. */
function simplified(map: Regions, leastTriangle: number): Regions {
  const [west, south, east, north] = map.bbox as [number, number, number, number]
  const area = (east - west) * (north - south)
  const simple = simplify(presimplify(map), area * leastTriangle) as Regions
  const arcs = simple.arcs.map((arc, index) =>
    arc.length < 4 && isRing(arc) ? (map.arcs[index] ?? arc) : arc,
  )
  return { ...simple, arcs }
}

function toMap(regions: readonly SourceRegion[], { steps, leastTriangle }: Detail): Regions {
  const collection: FeatureCollection = { type: 'FeatureCollection', features: regions.map(featureOf) }
  const map = topology({ regions: collection }) as unknown as Regions
  mergeRegions(map)
  return quantize(simplified(map, leastTriangle), steps) as Regions
}

function write(name: string, map: Regions): void {
  const text = `${JSON.stringify(map)}\n`
  writeFileSync(path.join(FOLDER, `${name}.json`), text)
  console.log(`${name}: ${map.objects.regions.geometries.length} regions, ${text.length} bytes`)
}

const { country, provinces } = readSource()
mkdirSync(FOLDER, { recursive: true })
const islands = [...provinces.values()].flat().filter(({ id }) => id?.startsWith(SANSHA))
write('china', toMap([...country, ...islands], COUNTRY))
for (const [code, regions] of provinces) write(code, toMap(regions, PROVINCE))
