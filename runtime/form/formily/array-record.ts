import { isRecord } from '#schemas/values'
import type { ArrayState } from '../form-state.ts'
import { type Row, toRows } from '../row.ts'

const INDEX = /^\d+$/

/**
 * The rows of a sub-table as Formily sees them: an array of accessors that read and write the engine's rows.
 */
export function createArrayRecord(array: ArrayState): unknown[] {
  const records = new Map<string, object>()
  const rowOf = new WeakMap<object, Row>()

  const recordOf = (row: Row): object => {
    const record = records.get(row.key) ?? createRowRecord(array, row.key)
    records.set(row.key, record)
    rowOf.set(record, row)
    return record
  }
  const toRow = (item: unknown): Row | undefined =>
    isRecord(item) ? (rowOf.get(item) ?? toRows([item], array.spec)[0]) : undefined
  const at = (index: number) => {
    const row = array.rows()[index]
    return row && recordOf(row)
  }
  const put = (index: number, item: unknown) => {
    const row = toRow(item)
    const rows = [...array.rows()]
    if (!row || index > rows.length) return
    rows[index] = row
    array.putRows(rows)
  }
  return new Proxy<unknown[]>([], {
    get: (target, key, receiver) => {
      if (isIndex(key)) return at(Number(key))
      return key === 'length' ? array.rows().length : Reflect.get(target, key, receiver)
    },
    has: (target, key) => (isIndex(key) ? Number(key) < array.rows().length : Reflect.has(target, key)),
    set: (_, key, value) => {
      if (isIndex(key)) put(Number(key), value)
      else if (key === 'length') array.putRows(array.rows().slice(0, Number(value)))
      return true
    },
    // Does nothing: `splice` deletes items and then sets the length, and setting the length removes the rows.
    deleteProperty: () => true,
    ownKeys: () => [...array.rows().map((_, index) => String(index)), 'length'],
    getOwnPropertyDescriptor: (target, key) =>
      isIndex(key)
        ? { value: at(Number(key)), writable: true, enumerable: true, configurable: true }
        : Reflect.getOwnPropertyDescriptor(target, key),
  })
}

const isIndex = (key: string | symbol) => typeof key === 'string' && INDEX.test(key)

function createRowRecord(array: ArrayState, key: string): object {
  const row = () => array.rows().find((each) => each.key === key)
  const record = {}
  for (const { field } of array.spec.columns) {
    Object.defineProperty(record, field, {
      enumerable: true,
      get: () => {
        const found = row()
        return found && array.viewOf(found)[field]
      },
      set: (value: unknown) => array.edit(key, field, value),
    })
  }
  for (const { field } of array.spec.nodes ?? []) {
    const nested = () => {
      const found = row()
      return found && array.nestedOf(found).find(({ spec }) => spec.field === field)
    }
    let rows: unknown[] | undefined
    const get = () => {
      const found = nested()
      rows ??= found && createArrayRecord(found)
      return rows
    }
    const set = (value: unknown) => {
      if (value !== rows) nested()?.put(value)
    }
    Object.defineProperty(record, field, { enumerable: true, get, set })
  }
  return Object.preventExtensions(record)
}
