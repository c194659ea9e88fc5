import type { FormArray } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { DataRecord } from '../registry/definitions.ts'
import type { FormCore, FormPorts } from './form-core.ts'
import { pureData } from './pure-data.ts'
import type { Computed } from './ref.ts'
import { computed } from './ref.ts'
import type { Row } from './row.ts'
import { type RowScopes, readsOtherRows } from './row-scope.ts'

interface Parts {
  core: FormCore
  spec: FormArray
  /** Name of the sub-table in the error message for a computation cycle. */
  name: string
  at: SchemaLocation
  scopes: RowScopes
  /** Returns the records of a nested sub-table in a row. */
  nestedRecords: (row: Row, field: string) => readonly DataRecord[]
}

/** Cache of computed rows. Valid until the form's dependencies, loaded record or saved steps change. */
interface CachedViews {
  ports: FormPorts
  record: DataRecord | undefined
  saved: unknown
  views: WeakMap<Row, DataRecord>
}

/**
 * Creates functions that return rows with the values of their computed columns. Rows whose computed values
 * depend only on the row are cached, because observing two thousand rows is too slow. Rows whose values read
 * other values of the form are observed.
 */
export function createViews(parts: Parts) {
  const { core, spec } = parts
  const isPlain = spec.nodes === undefined && spec.columns.every(({ compute }) => compute === undefined)
  const recordOf = isPlain ? createPlainRecordOf() : createRecordOf(parts)
  const observed = new WeakMap<Row, Computed<DataRecord>>()
  let cached: CachedViews | undefined
  // Computed values that read other rows can't be cached: they can change while their own row stays the same.
  let readsOthers = readsOtherRows(spec.columns.map(({ compute }) => compute))

  const buildView = (row: Row) => pureData(recordOf(row)) as DataRecord
  const observe = (row: Row): DataRecord => {
    const view = observed.get(row) ?? computed(() => buildView(row))
    observed.set(row, view)
    return view.value
  }
  const cachedViews = (): CachedViews['views'] => {
    const ports = core.ports.value
    const record = core.record.value
    const saved = core.saved.value
    if (cached?.ports !== ports || cached.record !== record || cached.saved !== saved)
      cached = { ports, record, saved, views: new WeakMap() }
    return cached.views
  }
  const viewIn = (views: CachedViews['views'], row: Row): DataRecord => {
    const cachedView = views.get(row)
    if (cachedView || readsOthers) return cachedView ?? observe(row)
    const before = core.reads
    const view = buildView(row)
    readsOthers = core.reads !== before
    if (readsOthers) return observe(row)
    views.set(row, view)
    return view
  }
  return {
    /** Values of a row, with the id of its loaded record. Each value is computed when it is read. */
    recordOf,
    viewOf: (row: Row): DataRecord => (isPlain ? recordOf(row) : viewIn(cachedViews(), row)),
    viewsOf: (rows: readonly Row[]): readonly DataRecord[] => {
      if (isPlain) return rows.map(recordOf)
      const views = cachedViews()
      return rows.map((row) => viewIn(views, row))
    },
  }
}

const withId = ({ id, values }: Row): DataRecord => (id === undefined ? values : { id, ...values })

/**
 * Creates records for rows without computed columns. The same row always gives the same record object,
 * because row objects never change.
 */
function createPlainRecordOf(): (row: Row) => DataRecord {
  const records = new WeakMap<Row, DataRecord>()
  return (row) => {
    const record = records.get(row) ?? withId(row)
    records.set(row, record)
    return record
  }
}

function createRecordOf({ core, spec, name, at, scopes, nestedRecords }: Parts): (row: Row) => DataRecord {
  const computes = spec.columns.filter(({ compute }) => compute !== undefined)
  return (row) => {
    const record: Record<string, unknown> = { ...withId(row) }
    const define = (field: string, get: () => unknown) =>
      Object.defineProperty(record, field, { enumerable: true, get })
    for (const { field, compute } of computes) {
      define(field, () =>
        core.guardCycle(`${name}.${field}`, at, () => core.value(compute, scopes.scopeOf(row, record))),
      )
    }
    for (const { field } of spec.nodes ?? []) define(field, () => nestedRecords(row, field))
    return record
  }
}
