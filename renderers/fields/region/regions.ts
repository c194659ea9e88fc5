import { regionData } from 'element-china-area-data'

/** A province, city or district by its code of two, four or six digits; a town of a city without districts has nine. */
export interface Region {
  value: string
  label: string
  children?: Region[]
}

const DEPTHS = { province: 1, city: 2, district: 3 } as const
export type RegionLevel = keyof typeof DEPTHS

const CODE = /^\d{2,12}$/
/** What the data call the only city of a municipality, and the districts of a province that belong to no city. */
const FILLERS = new Set(['市辖区', '县'])

const cut = (list: readonly Region[], depth: number): Region[] =>
  list.map(({ value, label, children }) =>
    depth > 1 && children ? { value, label, children: cut(children, depth - 1) } : { value, label },
  )

const trees = new Map<RegionLevel, Region[]>()

/** The regions down to a level. */
export function regionsTo(level: RegionLevel): Region[] {
  const tree = trees.get(level) ?? cut(regionData, DEPTHS[level])
  trees.set(level, tree)
  return tree
}

/** The regions from the province down to a code, as far as it is known; codes filled up with zeros will do. */
export function regionPath(code: unknown): Region[] {
  if (typeof code !== 'string' || !CODE.test(code)) return []
  const path: Region[] = []
  const within = (list: readonly Region[]) => list.find(({ value }) => code.startsWith(value))
  for (let found = within(regionData); found; found = within(found.children ?? [])) path.push(found)
  return path
}

/** The region in words, `广东省 / 深圳市 / 南山区`; undefined where the code is none. */
export function regionText(code: unknown): string | undefined {
  const labels = regionPath(code).map(({ label }) => label)
  const words = labels.filter((label, index) => index === labels.length - 1 || !FILLERS.has(label))
  return words.length > 0 ? words.join(' / ') : undefined
}
