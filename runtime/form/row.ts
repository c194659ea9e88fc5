import type { FormArray } from '#schemas'
import { isRecord } from '#schemas/values'
import type { DataRecord } from '../registry/definitions.ts'
import { pureData } from './pure-data.ts'

/** A row of a sub-table. A changed row is a new object, so that the table renders changed rows only. */
export interface Row {
  /** Identifies the row at any position. */
  readonly key: string
  /** Id of the loaded record; undefined for a new row. */
  readonly id: unknown
  readonly values: DataRecord
}

let count = 0
export const newKey = () => `r${++count}`

/** Converts data to rows. Items that are not records, and values without a column, are left out. */
export function toRows(value: unknown, spec: FormArray): readonly Row[] {
  if (!Array.isArray(value)) return []
  const fields = spec.columns.map(({ field }) => field)
  return value.filter(isRecord).map((record) => ({
    key: newKey(),
    id: Object.hasOwn(record, 'id') ? record.id : undefined,
    values: Object.fromEntries(
      fields.filter((field) => Object.hasOwn(record, field)).map((field) => [field, pureData(record[field])]),
    ),
  }))
}
