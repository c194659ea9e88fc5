import type { DataRecord } from '#runtime'
import { asText } from '../as-text.ts'
import { fieldOf, recordsOf } from '../remote/records.ts'

/** A department in the tree. */
export interface DepartPlace {
  id: string
  orgCode: string
  name: string
  children: DepartPlace[]
}

/** Maximum depth of the tree. Limits the recursion. */
const MAX_DEPTH = 30

const placeOf = (record: DataRecord, seen: Set<string>, depth: number): DepartPlace[] => {
  const id = asText(fieldOf(record, 'id'))
  if (id === undefined || seen.has(id) || depth > MAX_DEPTH) return []
  seen.add(id)
  const orgCode = asText(fieldOf(record, 'orgCode')) ?? ''
  const children = recordsOf(fieldOf(record, 'children')).flatMap((child) => placeOf(child, seen, depth + 1))
  return [{ id, orgCode, name: asText(fieldOf(record, 'departName')) ?? orgCode, children }]
}

/** Reads the department tree from a response. Leaves out invalid and duplicate departments. */
export function departPlaces(answer: unknown): DepartPlace[] {
  const seen = new Set<string>()
  return recordsOf(answer).flatMap((record) => placeOf(record, seen, 0))
}

/** All departments of a tree, ancestors first. */
export const flattenPlaces = (places: readonly DepartPlace[]): DepartPlace[] =>
  places.flatMap((place) => [place, ...flattenPlaces(place.children)])

/** Filters a tree by name or code, keeping ancestors of matches. */
export function filterPlaces(places: readonly DepartPlace[], text: string): DepartPlace[] {
  const searchText = text.trim().toLowerCase()
  if (searchText === '') return [...places]
  return places.flatMap((place) => {
    const isHit = `${place.name}\n${place.orgCode}`.toLowerCase().includes(searchText)
    if (isHit) return [place]
    const children = filterPlaces(place.children, searchText)
    return children.length > 0 ? [{ ...place, children }] : []
  })
}
