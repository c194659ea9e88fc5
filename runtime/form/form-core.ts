import { batch } from '@formily/reactive'
import type { When } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import { isExpression, type Scope } from '#schemas/expr'
import type { AccessRights } from '../access/create-access.ts'
import type { Evaluation } from '../expr/use-evaluation.ts'
import type { Http } from '../http/create-http.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { computeCycle } from './engine-errors.ts'
import type { BranchState, NodeState, Slot } from './form-state.ts'
import { pureData } from './pure-data.ts'
import { type Ref, ref } from './ref.ts'
import type { ValidateValue } from './use-validate-value.ts'

/** Dependencies of a form; another language or other permissions are another set. */
export interface FormPorts {
  evaluation: Evaluation
  access: AccessRights
  text: Translate
  http: Http
  /** Error of a value that the input of a component could not read. */
  unreadable?: (component: string | undefined) => string | undefined
  validateValue?: ValidateValue
}

/** State shared by the nodes of one form. */
export interface FormCore {
  ports: Ref<FormPorts>
  /** The record as it was loaded. */
  record: Ref<DataRecord | undefined>
  isReadOnly: boolean
  slots: Map<string, Slot>
  /** The values as expressions see them: those of inputs that are shown. */
  scope: Record<string, unknown>
  /** Counts the times that the loaded values became others. */
  loads: Ref<number>
  /** Number of reads of the scope: unchanged means none. */
  reads: number
  value: (value: unknown, row?: DataRecord) => unknown
  holds: (when: When | undefined, row?: DataRecord) => boolean
  /** Computes a value; a value computed from itself is an error. */
  guardCycle: <Value>(key: string, at: SchemaLocation, make: () => Value) => Value
  /** Runs with the node, and everything in it, counted as shown. */
  assumeShown: <Value>(node: object, decide: () => Value) => Value
  isShown: (node: NodeState | BranchState) => boolean
  /** Called after each change of a value. */
  onChange: (slot: Slot) => void
}

export function createFormCore(ports: FormPorts, isReadOnly: boolean): FormCore {
  const made: string[] = []
  const decided = new Set<object>()
  const scopeOf = (row: DataRecord | undefined): Scope => ({ values: core.scope, ...(row && { row }) })
  const full = (row: DataRecord | undefined): Scope => ({ ...scopeOf(row), record: core.record.value })
  const isDecided = (node: NodeState | BranchState | undefined): boolean =>
    node !== undefined && (decided.has(node) || isDecided(node.parent))
  const core: FormCore = {
    ports: ref(ports),
    record: ref<DataRecord | undefined>(undefined),
    isReadOnly,
    slots: new Map(),
    scope: {},
    loads: ref(0),
    reads: 0,
    value: (value, row) => pureData(core.ports.value.evaluation.value(value, full(row))),
    holds: (when, row) => {
      if (when === undefined) return true
      const { evaluation } = core.ports.value
      if (isExpression(when)) return evaluation.holds(when, full(row))
      // A rule is about the values; only its expressions know the loaded record.
      return evaluation.holds(evaluation.value(when, full(row)) as When, scopeOf(row))
    },
    guardCycle: (key, at, make) => {
      const start = made.indexOf(key)
      if (start >= 0) throw computeCycle({ path: [...made.slice(start), key] }, { at })
      made.push(key)
      try {
        return make()
      } finally {
        made.pop()
      }
    },
    assumeShown: (node, decide) => {
      decided.add(node)
      try {
        return decide()
      } finally {
        decided.delete(node)
      }
    },
    isShown: (node) => isDecided(node) || node.shown.value,
    onChange: () => undefined,
  }
  return core
}

/** Replaces a value and removes server errors about the previous one. */
export function setSlot(core: FormCore, slot: Slot, value: unknown, isSet = true): void {
  batch(() => {
    const isSame = slot.stored.value === value && slot.isSet.value === isSet
    slot.stored.value = value
    slot.isSet.value = isSet
    if (!isSame) for (const leaf of slot.leaves) leaf.clearServerErrors()
    core.onChange(slot)
  })
}
