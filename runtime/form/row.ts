import type { FormArray } from '#schemas'
import { isRecord } from '#schemas/values'
import type { DataRecord } from '../registry/definitions.ts'
import { pureData, sameData } from './pure-data.ts'

/** A row of a sub-table. A change creates a new object, so that the table renders only changed rows. */
export interface Row {
  /** Key of the row, independent of its position. */
  readonly key: string
  /** Id of the loaded record, or undefined for a new row. */
  readonly id: unknown
  readonly values: DataRecord
  /** Rows of the nested sub-tables, by field, or undefined without nested sub-tables. */
  readonly nested?: NestedRows | undefined
}

type NestedRows = Readonly<Record<string, readonly Row[]>>

let count = 0
export const newKey = () => `r${++count}`

/** Converts data to rows. Leaves out items that are not records, and values that have no column. */
export function toRows(value: unknown, spec: FormArray): readonly Row[] {
  if (!Array.isArray(value)) return []
  const fields = spec.columns.map(({ field }) => field)
  return value.filter(isRecord).map((record) => ({
    key: newKey(),
    id: Object.hasOwn(record, 'id') ? record.id : undefined,
    values: Object.fromEntries(
      fields.filter((field) => Object.hasOwn(record, field)).map((field) => [field, pureData(record[field])]),
    ),
    ...(spec.nodes && { nested: toNested(record, spec.nodes) }),
  }))
}

const toNested = (record: DataRecord, nodes: readonly FormArray[]): NestedRows =>
  Object.fromEntries(
    nodes.map((node) => [
      node.field,
      toRows(Object.hasOwn(record, node.field) ? record[node.field] : undefined, node),
    ]),
  )

/** Converts a row to data, including its id and its nested rows. */
export const rowData = ({ id, values, nested }: Row): DataRecord => ({
  ...(id !== undefined && { id }),
  ...values,
  ...(nested && mapNested(nested, (rows) => rows.map(rowData))),
})

/** Copies the values of a row to a new row. */
export const copyRow = ({ values, nested }: Row): Row => ({
  key: newKey(),
  id: undefined,
  values,
  ...(nested && { nested: mapNested(nested, (rows) => rows.map(copyRow)) }),
})

const mapNested = <Value>(
  nested: NestedRows,
  convert: (rows: readonly Row[]) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(nested).map(([field, rows]) => [field, convert(rows)]))

/** Compares rows. Unchanged rows are the same objects, so the comparison of thousands of rows is fast. */
export function sameRows(left: readonly Row[] = [], right: readonly Row[] = []): boolean {
  if (left === right) return true
  return (
    left.length === right.length &&
    left.every((row, index) => row.id === right[index]?.id && isSameRow(row, right[index]))
  )
}

/** True if the values of two rows and their nested rows are equal. */
export const isSameRow = (row: Row, other: Row | undefined): boolean =>
  row === other || (sameData(row.values, other?.values) && sameNested(row.nested, other?.nested))

const sameNested = (left: NestedRows | undefined, right: NestedRows | undefined): boolean =>
  left === right || Object.entries(left ?? {}).every(([field, rows]) => sameRows(rows, right?.[field]))
