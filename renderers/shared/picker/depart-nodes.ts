import type { DataRecord } from '#runtime'
import { asText } from '../as-text.ts'
import { fieldOf, recordsOf } from '../remote/records.ts'

/** A department in the tree of departments. */
export interface PickerDepart {
  id: string
  orgCode: string
  name: string
  children: PickerDepart[]
}

/** Maximum depth of the tree. Limits the recursion. */
const MAX_DEPTH = 30

const readNode = (record: DataRecord, seen: Set<string>, depth: number): PickerDepart[] => {
  const id = asText(fieldOf(record, 'id'))
  if (id === undefined || seen.has(id) || depth > MAX_DEPTH) return []
  seen.add(id)
  const orgCode = asText(fieldOf(record, 'orgCode')) ?? ''
  const children = recordsOf(fieldOf(record, 'children')).flatMap((child) => readNode(child, seen, depth + 1))
  return [{ id, orgCode, name: asText(fieldOf(record, 'departName')) ?? orgCode, children }]
}

/** Reads the tree of departments from a response. Leaves out departments that are invalid or duplicates. */
export function readDepartTree(answer: unknown): PickerDepart[] {
  const seen = new Set<string>()
  return recordsOf(answer).flatMap((record) => readNode(record, seen, 0))
}

/** Returns all departments of a tree. Ancestors come before their descendants. */
export const flattenDeparts = (departs: readonly PickerDepart[]): PickerDepart[] =>
  departs.flatMap((depart) => [depart, ...flattenDeparts(depart.children)])

/** Filters a tree by the name or code of departments. The ancestors of matches stay in the tree. */
export function filterDeparts(departs: readonly PickerDepart[], text: string): PickerDepart[] {
  const searchText = text.trim().toLowerCase()
  if (searchText === '') return [...departs]
  return departs.flatMap((depart) => {
    const isHit = `${depart.name}\n${depart.orgCode}`.toLowerCase().includes(searchText)
    if (isHit) return [depart]
    const children = filterDeparts(depart.children, searchText)
    return children.length > 0 ? [{ ...depart, children }] : []
  })
}
