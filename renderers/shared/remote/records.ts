import type { DataRecord } from '#runtime'
import { isRecord } from '#schemas/values'

/** Records of a response: a list, or a page of one. Empty for other values. */
export function recordsOf(result: unknown): DataRecord[] {
  if (Array.isArray(result)) return result.filter(isRecord)
  const { records, list } = Object(result) as { records?: unknown; list?: unknown }
  const inner = records ?? list
  return Array.isArray(inner) ? inner.filter(isRecord) : []
}

/** A record's own property. Inherited properties are undefined. */
export const fieldOf = (record: DataRecord, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined
