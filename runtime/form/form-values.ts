import { batch } from '@formily/reactive'
import type { DataRecord } from '../registry/definitions.ts'
import { seenValue } from './build-form.ts'
import { type FormCore, setSlot } from './form-core.ts'
import type { ArrayState, LeafState, Slot } from './form-state.ts'
import { canWrite } from './node-access.ts'
import { isBlank, pureData, putAt, sameData, valueAt } from './pure-data.ts'
import { type Row, toRows } from './row.ts'

/** Values of a form, by their names. */
export type FormValues = Record<string, unknown>

const arrayOf = ({ leaves }: Slot): ArrayState | undefined =>
  leaves.find((leaf): leaf is ArrayState => leaf.kind === 'array')

const toStored = (slot: Slot, value: unknown): unknown => {
  const array = arrayOf(slot)
  return array ? toRows(value, array.spec) : pureData(value)
}

/** Fills the slots of a form; values without an input are ignored. */
export function fillSlots(core: FormCore, values: unknown, options: { isBase: boolean }): void {
  batch(() => {
    if (options.isBase) core.loads.value += 1
    for (const slot of core.slots.values()) {
      const { value } = valueAt(values, slot.path)
      fillSlot(core, slot, value, options)
    }
  })
}

function fillSlot(core: FormCore, slot: Slot, value: unknown, { isBase }: { isBase: boolean }): void {
  const isGiven = value !== undefined
  const stored = isGiven ? toStored(slot, value) : undefined
  if (isBase) {
    slot.base = stored
    slot.isBaseSet = isGiven
  }
  setSlot(core, slot, stored, isGiven)
}

/** Sets some values; names the form has no input for are left out. */
export function setSlots(core: FormCore, values: unknown): void {
  batch(() => {
    for (const slot of core.slots.values()) {
      const { found, value } = valueAt(values, slot.path)
      if (found) setSlot(core, slot, toStored(slot, value))
    }
  })
}

/** Whether the value is another one than was loaded. */
export function isChanged(slot: Slot): boolean {
  if (!slot.isSet.value) return slot.isBaseSet
  const { value } = slot.stored
  return arrayOf(slot) ? !sameRows(value, slot.base) : !sameData(value, slot.base)
}

/** A row that was not touched is the same object, so that two thousand of them are compared in no time. */
function sameRows(left: unknown, right: unknown): boolean {
  const [mine, loaded] = [left, right].map((rows) => (rows as readonly Row[] | undefined) ?? [])
  const isSame = (row: Row, other: Row | undefined) =>
    row === other || (row.id === other?.id && sameData(row.values, other?.values))
  return mine?.length === loaded?.length && mine?.every((row, index) => isSame(row, loaded?.[index])) === true
}

/** All typed and loaded values, hidden ones included, in the form of a record: for drafts. */
export function typedValues(core: FormCore): FormValues {
  const typed: FormValues = {}
  for (const slot of core.slots.values()) if (slot.isSet.value) putAt(typed, slot.path, typedOf(slot))
  return typed
}

/** Values that differ from the loaded ones; null for an emptied value. For a draft over a record. */
export function changedValues(core: FormCore): FormValues {
  const changed: FormValues = {}
  for (const slot of core.slots.values())
    if (isChanged(slot)) putAt(changed, slot.path, slot.isSet.value ? (typedOf(slot) ?? null) : null)
  return changed
}

function typedOf(slot: Slot): unknown {
  const rows = arrayOf(slot)?.rows()
  return pureData(rows ? rows.map(rowData) : slot.stored.value)
}

const rowData = ({ id, values }: Row) => ({ ...(id !== undefined && { id }), ...values })

/** Values of the shown inputs. An emptied value is null, one that was never filled in is left out. */
export function sentValues(core: FormCore): FormValues {
  const sent: FormValues = {}
  for (const slot of core.slots.values()) {
    const leaf = slot.leaves.find((leaf) => core.isShown(leaf) && isSendable(leaf, core))
    if (!leaf) continue
    const value = leaf.kind === 'array' ? leaf.sent() : pureData(seenValue(slot, core))
    const isEmpty = leaf.kind !== 'array' && isBlank(value)
    if (!isEmpty) putAt(sent, slot.path, value)
    else if (!isBlank(slot.base)) putAt(sent, slot.path, null)
  }
  return sent
}

/** A value that the user may not change is not sent: the server has it. */
const isSendable = ({ spec: { requires } }: LeafState, core: FormCore) =>
  canWrite(core.ports.value.access, requires)

/** A typed value that differs from the one another user saved. */
export interface Difference {
  key: string
  leaf: LeafState
  mine: unknown
  theirs: unknown
}

/**
 * Replaces the loaded record by a newer one: unchanged values follow it, changed ones stay and are compared.
 */
export function rebaseSlots(core: FormCore, record: DataRecord): readonly Difference[] {
  const differences: Difference[] = []
  batch(() => {
    core.record.value = record
    core.loads.value += 1
    for (const slot of core.slots.values()) {
      const { value } = valueAt(record, slot.path)
      const isMine = isChanged(slot)
      slot.base = value === undefined ? undefined : toStored(slot, value)
      slot.isBaseSet = value !== undefined
      if (!isMine) resetSlot(core, slot)
      else core.onChange(slot)
      if (isMine && isChanged(slot)) differences.push(...differenceOf(slot, core))
    }
  })
  return differences
}

function differenceOf(slot: Slot, core: FormCore): Difference[] {
  const leaf = slot.leaves.find(core.isShown)
  if (!leaf) return []
  return [{ key: slot.key, leaf, mine: slot.stored.value, theirs: slot.base }]
}

/** The loaded value as plain data. */
export function baseValueOf(slot: Slot): unknown {
  if (!arrayOf(slot)) return slot.base
  return (slot.base as readonly Row[] | undefined)?.map(rowData)
}

/** Replaces the loaded value; a changed value stays. */
export function putBase(core: FormCore, slot: Slot, value: unknown): void {
  batch(() => {
    const isMine = isChanged(slot)
    slot.base = value === undefined ? undefined : toStored(slot, value)
    slot.isBaseSet = value !== undefined
    core.loads.value += 1
    if (!isMine) resetSlot(core, slot)
    else core.onChange(slot)
  })
}

/** The value as it was loaded. */
export function resetSlot(core: FormCore, slot: Slot): void {
  setSlot(core, slot, slot.base, slot.isBaseSet)
}
