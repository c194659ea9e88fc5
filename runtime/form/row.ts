import type { FormArray } from '#schemas'
import { isRecord } from '#schemas/values'
import type { DataRecord } from '../registry/definitions.ts'
import { pureData } from './pure-data.ts'

/** One row; another value makes another row, so that a table draws only what has changed. */
export interface Row {
  /** Told apart by this, whatever happens to the order. */
  readonly key: string
  /** Id of the loaded record; undefined for a new row. */
  readonly id: unknown
  readonly values: DataRecord
}

let made = 0
export const newKey = () => `r${++made}`

/** Rows of any data: what is no record is left out, and so is every value that no column shows. */
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
