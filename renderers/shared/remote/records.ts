import type { DataRecord } from '#runtime'
import { isRecord } from '#schemas/values'

/**
 * Returns the records of a response that is a list or a page of a list. Returns an empty list for any other
 * response.
 */
export function recordsOf(result: unknown): DataRecord[] {
  if (Array.isArray(result)) return result.filter(isRecord)
  const { records, list } = Object(result) as { records?: unknown; list?: unknown }
  const inner = records ?? list
  return Array.isArray(inner) ? inner.filter(isRecord) : []
}

/**
 * Returns the value of a field of a record. Returns undefined for an inherited property such as
 * `constructor`.
 */
export const fieldOf = (record: DataRecord, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined
