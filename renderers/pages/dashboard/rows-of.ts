import type { DataRecord } from '#runtime'

const isRecord = (row: unknown): row is DataRecord => typeof row === 'object' && row !== null

/** The rows a source gives, bare or as a page of a list; undefined where it gives none. */
export function rowsOf(value: unknown): readonly DataRecord[] | undefined {
  if (Array.isArray(value)) return value.filter(isRecord)
  const records = isRecord(value) ? value.records : undefined
  return Array.isArray(records) ? records.filter(isRecord) : undefined
}
