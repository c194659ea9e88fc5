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

/** No tree of departments is deeper; a child that holds its parent would be. */
const MAX_DEPTH = 30

const placeOf = (record: DataRecord, seen: Set<string>, depth: number): DepartPlace[] => {
  const id = asText(fieldOf(record, 'id'))
  if (id === undefined || seen.has(id) || depth > MAX_DEPTH) return []
  seen.add(id)
  const orgCode = asText(fieldOf(record, 'orgCode')) ?? ''
  const children = recordsOf(fieldOf(record, 'children')).flatMap((child) => placeOf(child, seen, depth + 1))
  return [{ id, orgCode, name: asText(fieldOf(record, 'departName')) ?? orgCode, children }]
}

/** The departments of an answer; what cannot be read, and what stands twice, is left out. */
export function departPlaces(answer: unknown): DepartPlace[] {
  const seen = new Set<string>()
  return recordsOf(answer).flatMap((record) => placeOf(record, seen, 0))
}

/** Every department of a tree, those above first. */
export const allPlaces = (places: readonly DepartPlace[]): DepartPlace[] =>
  places.flatMap((place) => [place, ...allPlaces(place.children)])

/** What is left of a tree where only names, codes or what lies above them hold a text. */
export function placesWith(places: readonly DepartPlace[], text: string): DepartPlace[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...places]
  return places.flatMap((place) => {
    const isHit = `${place.name}\n${place.orgCode}`.toLowerCase().includes(wanted)
    if (isHit) return [place]
    const children = placesWith(place.children, wanted)
    return children.length > 0 ? [{ ...place, children }] : []
  })
}
