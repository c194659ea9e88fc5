import type { DataRecord } from '#runtime'
import { asText } from '../../shared/as-text.ts'

/** What was and what is, as people read them; undefined where there is nothing. */
export interface Change {
  before: string | undefined
  after: string | undefined
}

/** Reads two values: `{before, after}`, or the value beside another field of its record. */
export function readDiff(value: unknown, record: DataRecord, before: string | undefined): Change {
  if (before !== undefined) return { before: asText(record[before]), after: asText(value) }
  if (typeof value !== 'object' || value === null) return { before: undefined, after: asText(value) }
  const pair = value as { before?: unknown; after?: unknown }
  return { before: asText(pair.before), after: asText(pair.after) }
}
