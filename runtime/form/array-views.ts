import type { FormArray } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { DataRecord } from '../registry/definitions.ts'
import type { FormCore, FormPorts } from './form-core.ts'
import type { Slot } from './form-state.ts'
import { pureData } from './pure-data.ts'
import type { Computed } from './ref.ts'
import { computed } from './ref.ts'
import type { Row } from './row.ts'
import { type RowPosition, readsIndex } from './row-position.ts'

interface Parts {
  core: FormCore
  spec: FormArray
  slot: Slot
  at: SchemaLocation
  position: RowPosition
}

/**
 * Cache of computed rows, valid while the form's dependencies, loaded record and saved steps are unchanged.
 */
interface CachedViews {
  ports: FormPorts
  record: DataRecord | undefined
  saved: unknown
  views: WeakMap<Row, DataRecord>
}

/**
 * Rows with the values of their computed columns. Values that depend on their row alone are cached, because
 * observing two thousand rows is too slow. Rows that read other values of the form are observed.
 */
export function createViews(parts: Parts) {
  const { core, spec } = parts
  const hasNoComputed = spec.columns.every(({ compute }) => compute === undefined)
  const buildView = createRowView(parts)
  const observed = new WeakMap<Row, Computed<DataRecord>>()
  let cached: CachedViews | undefined
  // Values that depend on the position of a row can't be cached, because a moved row stays the same object.
  let readsOthers = readsIndex(spec.columns.map(({ compute }) => compute))

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
    viewOf: (row: Row): DataRecord => (hasNoComputed ? row.values : viewIn(cachedViews(), row)),
    viewsOf: (rows: readonly Row[]): readonly DataRecord[] => {
      if (hasNoComputed) return rows.map(({ values }) => values)
      const views = cachedViews()
      return rows.map((row) => viewIn(views, row))
    },
  }
}

function createRowView({ core, spec, slot, at, position }: Parts): (row: Row) => DataRecord {
  const computes = spec.columns.filter(({ compute }) => compute !== undefined)
  return (row) => {
    const view: Record<string, unknown> = { ...row.values }
    for (const { field, compute } of computes) {
      Object.defineProperty(view, field, {
        enumerable: true,
        get: () =>
          core.guardCycle(`${slot.key}.${field}`, at, () => core.value(compute, position.scopeOf(row, view))),
      })
    }
    return pureData(view) as DataRecord
  }
}
