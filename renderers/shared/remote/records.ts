import type { DataRecord } from '#runtime'
import { isRecord } from '#schemas/values'

/** The records of an answer: a list of them, or a page; whatever else a server says has none. */
export function recordsOf(result: unknown): DataRecord[] {
  if (Array.isArray(result)) return result.filter(isRecord)
  const { records, list } = Object(result) as { records?: unknown; list?: unknown }
  const inner = records ?? list
  return Array.isArray(inner) ? inner.filter(isRecord) : []
}

/** A field of its own of a record; names of prototypes have none. */
export const fieldOf = (record: DataRecord, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined
