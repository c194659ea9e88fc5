import { batch } from '@formily/reactive'
import type { DataRecord } from '../registry/definitions.ts'
import { visibleValue } from './build-form.ts'
import { type FormCore, setSlot } from './form-core.ts'
import type { ArrayState, LeafState, Slot } from './form-state.ts'
import { canWrite } from './node-access.ts'
import { isBlank, pureData, putAt, sameData, valueAt } from './pure-data.ts'
import { type Row, rowData, sameRows, toRows } from './row.ts'

/** Values of a form, by their names. */
export type FormValues = Record<string, unknown>

const arrayOf = ({ leaves }: Slot): ArrayState | undefined =>
  leaves.find((leaf): leaf is ArrayState => leaf.kind === 'array')

const toStored = (slot: Slot, value: unknown): unknown => {
  const array = arrayOf(slot)
  return array ? toRows(value, array.spec) : pureData(value)
}

/** Fills the slots of a form. Ignores values that have no input. */
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
  const hasValue = value !== undefined
  const stored = hasValue ? toStored(slot, value) : undefined
  if (isBase) {
    slot.base = stored
    slot.isBaseSet = hasValue
  }
  setSlot(core, slot, stored, hasValue)
}

/** Sets the given values of the form. Ignores names that have no input. */
export function setSlots(core: FormCore, values: unknown): void {
  batch(() => {
    for (const slot of core.slots.values()) {
      const { found, value } = valueAt(values, slot.path)
      if (found) setSlot(core, slot, toStored(slot, value))
    }
  })
}

/**
 * True if the value is never sent, because only the page uses it. Leaving the page doesn't lose such a value.
 */
const isPageOnly = (leaf: LeafState) => leaf.kind === 'field' && leaf.spec.sends === false

/** True if the value differs from the loaded value. */
export function isChanged(slot: Slot): boolean {
  if (slot.leaves.every(isPageOnly)) return false
  if (!slot.isSet.value) return slot.isBaseSet
  const { value } = slot.stored
  return arrayOf(slot) ? !sameRows(rowsIn(value), rowsIn(slot.base)) : !sameData(value, slot.base)
}

const rowsIn = (stored: unknown) => stored as readonly Row[] | undefined

/** All typed and loaded values as a record, for saved drafts. Values of hidden inputs are included. */
export function typedValues(core: FormCore): FormValues {
  const typed: FormValues = {}
  for (const slot of core.slots.values()) if (slot.isSet.value) putAt(typed, slot.path, typedOf(slot))
  return typed
}

/**
 * Values that differ from the loaded values, for the saved draft of an existing record. An emptied value is
 * null.
 */
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

/**
 * Values of the shown inputs that the user may change. An emptied value is null, and a value that was never
 * set is left out.
 */
export function sentValues(core: FormCore, among?: ReadonlySet<LeafState>): FormValues {
  const sent: FormValues = {}
  for (const slot of core.slots.values()) {
    const leaf = slot.leaves.find((leaf) => core.isShown(leaf) && isSendable(leaf, core))
    if (leaf && among?.has(leaf) === false) continue
    if (!leaf) continue
    const value = leaf.kind === 'array' ? leaf.sent() : pureData(visibleValue(slot, core))
    const isEmpty = leaf.kind !== 'array' && isBlank(value)
    if (!isEmpty) putAt(sent, slot.path, value)
    else if (!isBlank(slot.base)) putAt(sent, slot.path, null)
  }
  return sent
}

/** True if the page sends the input's value and the user may change it. */
const isSendable = (leaf: LeafState, core: FormCore) =>
  !isPageOnly(leaf) && canWrite(core.ports.value.access, leaf.spec.requires)

/** A value for which the user and another user have entered different values. */
export interface Difference {
  key: string
  leaf: LeafState
  typed: unknown
  saved: unknown
}

/**
 * Replaces the loaded record with a newer one, and with it the values that the user hasn't changed. Returns
 * the user's values that differ from the newer record.
 */
export function rebaseSlots(core: FormCore, record: DataRecord): readonly Difference[] {
  const differences: Difference[] = []
  batch(() => {
    core.record.value = record
    core.loads.value += 1
    for (const slot of core.slots.values()) {
      const { value } = valueAt(record, slot.path)
      const wasChanged = isChanged(slot)
      slot.base = value === undefined ? undefined : toStored(slot, value)
      slot.isBaseSet = value !== undefined
      if (!wasChanged) resetSlot(core, slot)
      else core.onChange(slot)
      if (wasChanged && isChanged(slot)) differences.push(...differenceOf(slot, core))
    }
  })
  return differences
}

function differenceOf(slot: Slot, core: FormCore): Difference[] {
  const leaf = slot.leaves.find(core.isShown)
  if (!leaf) return []
  return [{ key: slot.key, leaf, typed: slot.stored.value, saved: slot.base }]
}

/** The loaded value as plain data. */
export function baseValueOf(slot: Slot): unknown {
  if (!arrayOf(slot)) return slot.base
  return rowsIn(slot.base)?.map(rowData)
}

/** Replaces the loaded value of a slot, but not a current value that the user has changed. */
export function putBase(core: FormCore, slot: Slot, value: unknown): void {
  batch(() => {
    const wasChanged = isChanged(slot)
    slot.base = value === undefined ? undefined : toStored(slot, value)
    slot.isBaseSet = value !== undefined
    core.loads.value += 1
    if (!wasChanged) resetSlot(core, slot)
    else core.onChange(slot)
  })
}

/** Resets a value to the loaded value. */
export function resetSlot(core: FormCore, slot: Slot): void {
  setSlot(core, slot, slot.base, slot.isBaseSet)
}
