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
import type { BranchState, LeafState, NodeState, Slot } from './form-state.ts'
import { pureData } from './pure-data.ts'
import { type Ref, ref } from './ref.ts'
import type { ValidateValue } from './use-validate-value.ts'

/** What a form needs from outside; another language or another right is another set. */
export interface FormPorts {
  evaluation: Evaluation
  access: AccessRights
  text: Translate
  http: Http
  /** What is said of a value that the input of a component could not read. */
  unreadable?: (component: string | undefined) => string | undefined
  validateValue?: ValidateValue
}

/** What the nodes of one form share. */
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
  /** How often one of them was read: who sees it unchanged has read none. */
  reads: number
  value: (value: unknown, row?: DataRecord) => unknown
  holds: (when: When | undefined, row?: DataRecord) => boolean
  /** Runs with a value being made; a value that is made of itself is an error. */
  making: <Value>(key: string, at: SchemaLocation, make: () => Value) => Value
  /** Runs with it being decided whether the node is shown: what lies in it counts as shown meanwhile. */
  deciding: <Value>(node: object, decide: () => Value) => Value
  isShown: (node: NodeState | BranchState) => boolean
  /** Tells of a changed value. */
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
      // A rule is about what is typed; only the expressions in it know the loaded record.
      return evaluation.holds(evaluation.value(when, full(row)) as When, scopeOf(row))
    },
    making: (key, at, make) => {
      const start = made.indexOf(key)
      if (start >= 0) throw computeCycle({ path: [...made.slice(start), key] }, { at })
      made.push(key)
      try {
        return make()
      } finally {
        made.pop()
      }
    },
    deciding: (node, decide) => {
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

/** Replaces a value; messages about the value before are forgotten. */
export function setSlot(core: FormCore, slot: Slot, value: unknown, isSet = true): void {
  batch(() => {
    const isSame = slot.stored.value === value && slot.isSet.value === isSet
    slot.stored.value = value
    slot.isSet.value = isSet
    if (!isSame) for (const leaf of slot.leaves) leaf.forgetAnswers()
    core.onChange(slot)
  })
}

/** The input of a value that counts now: the first that is shown. */
export const shownLeaf = (core: FormCore, slot: Slot): LeafState | undefined => slot.leaves.find(core.isShown)
