import type { FormArray } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { DataRecord } from '../registry/definitions.ts'
import type { FormCore, FormPorts } from './form-core.ts'
import type { Slot } from './form-state.ts'
import { pureData } from './pure-data.ts'
import type { Computed } from './ref.ts'
import { computed } from './ref.ts'
import type { Row } from './row.ts'

interface Parts {
  core: FormCore
  spec: FormArray
  slot: Slot
  at: SchemaLocation
}

/** What rows are besides what was typed, as long as nothing outside them is another. */
interface Kept {
  ports: FormPorts
  record: DataRecord | undefined
  views: WeakMap<Row, DataRecord>
}

/**
 * Rows with the values of their computed columns. What is made of the row alone is kept with the row: to follow two
 * thousand of them at every key costs more than the key may. Only where other values of the form are read is each row
 * followed.
 */
export function createViews(parts: Parts) {
  const { core, spec } = parts
  const isPlain = spec.columns.every(({ compute }) => compute === undefined)
  const make = createMake(parts)
  const followed = new WeakMap<Row, Computed<DataRecord>>()
  let kept: Kept | undefined
  let readsOthers = false

  const follow = (row: Row): DataRecord => {
    const view = followed.get(row) ?? computed(() => make(row))
    followed.set(row, view)
    return view.value
  }
  const keptViews = (): Kept['views'] => {
    const ports = core.ports.value
    const record = core.record.value
    if (kept?.ports !== ports || kept.record !== record) kept = { ports, record, views: new WeakMap() }
    return kept.views
  }
  const viewIn = (views: Kept['views'], row: Row): DataRecord => {
    const known = views.get(row)
    if (known || readsOthers) return known ?? follow(row)
    const before = core.reads
    const view = make(row)
    readsOthers = core.reads !== before
    if (readsOthers) return follow(row)
    views.set(row, view)
    return view
  }
  return {
    viewOf: (row: Row): DataRecord => (isPlain ? row.values : viewIn(keptViews(), row)),
    viewsOf: (rows: readonly Row[]): readonly DataRecord[] => {
      if (isPlain) return rows.map(({ values }) => values)
      const views = keptViews()
      return rows.map((row) => viewIn(views, row))
    },
  }
}

function createMake({ core, spec, slot, at }: Parts): (row: Row) => DataRecord {
  const computes = spec.columns.filter(({ compute }) => compute !== undefined)
  return (row) => {
    const view: Record<string, unknown> = { ...row.values }
    for (const { field, compute } of computes) {
      Object.defineProperty(view, field, {
        enumerable: true,
        get: () => core.making(`${slot.key}.${field}`, at, () => core.value(compute, view)),
      })
    }
    return pureData(view) as DataRecord
  }
}
