import { batch, define, markRaw } from '@formily/reactive'
import { isRecord } from '#schemas/values'
import type { FormCore } from '../form-core.ts'
import type { ArrayState, LeafState, Slot } from '../form-state.ts'
import { putAt } from '../pure-data.ts'
import { createArrayRecord } from './array-record.ts'
import { readOr } from './bind-field-state.ts'

export type ValuesRecord = Record<string, unknown>

/** Getter and setter for a value of a record. */
interface Access {
  get: () => unknown
  set: (value: unknown) => void
}

/** A record whose properties read and write the slots of an engine. The record itself stores no values. */
export function createRecord(slots: Iterable<Slot>, accessOf: (slot: Slot) => Access): ValuesRecord {
  const values = define<ValuesRecord>({}, {})
  for (const slot of slots) {
    const holder = holderOf(values, slot.path)
    const name = slot.path.at(-1) ?? ''
    // If a field and a record have the same name, the one that comes first in the form has the accessor.
    if (holder && !Object.hasOwn(holder, name))
      Object.defineProperty(holder, name, { enumerable: true, ...accessOf(slot) })
  }
  // `markRaw` keeps Formily from wrapping each value in a proxy and storing the proxies.
  return markRaw(values) as ValuesRecord
}

function holderOf(values: ValuesRecord, path: readonly string[]): ValuesRecord | undefined {
  let holder = values
  for (const key of path.slice(0, -1)) {
    if (!Object.hasOwn(holder, key)) {
      const inner: ValuesRecord = {}
      const set = (next: unknown) => isRecord(next) && batch(() => assignKnown(inner, next))
      Object.defineProperty(holder, key, { enumerable: true, get: () => inner, set })
    }
    const inner = holder[key]
    if (!isRecord(inner)) return undefined
    holder = inner as ValuesRecord
  }
  return holder
}

/** Sets values of the record. Keys that the record doesn't have are ignored. */
function assignKnown(record: ValuesRecord, next: Readonly<ValuesRecord>): void {
  if (next === record) return
  for (const key of Object.keys(next)) if (Object.hasOwn(record, key)) record[key] = next[key]
}

/** Returns a getter and a setter for the value of a slot, which use the first shown input of this value. */
export function valueAccess(slot: Slot, core: FormCore): Access {
  const leaf = (): LeafState | undefined =>
    slot.leaves.find((each) => readOr(() => core.isShown(each), false)) ?? slot.leaves[0]
  const array = slot.leaves.find((each): each is ArrayState => each.kind === 'array')
  if (array) {
    const rows = createArrayRecord(array)
    return { get: () => rows, set: (value) => value !== rows && array.put(value) }
  }
  return {
    get: () =>
      readOr(() => {
        const shown = leaf()
        return shown?.kind === 'field' ? shown.read() : slot.stored.value
      }, undefined),
    set: (value) => {
      const shown = leaf()
      if (shown?.kind === 'custom') shown.put({ [slot.key]: value })
      else shown?.put(value)
    },
  }
}

/** Sets a value along a path. Ignores a path whose field or row doesn't exist. */
export function setValueAt(values: ValuesRecord, path: readonly (string | number)[], value: unknown): void {
  const [key = '', ...rest] = path.map(String)
  if (Array.isArray(values) ? Number(key) > values.length : !Object.hasOwn(values, key)) return
  if (rest.length === 0) {
    values[key] = value
    return
  }
  const inner = values[key]
  if (Array.isArray(inner) || isAccessors(inner)) {
    setValueAt(inner as ValuesRecord, rest, value)
    return
  }
  const next = { ...(isRecord(inner) && inner) }
  putAt(next, rest, value)
  values[key] = next
}

/** True for a record that `createRecord` made, false for data. */
const isAccessors = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(Object.getOwnPropertyDescriptors(value)).some(({ get }) => get !== undefined)
