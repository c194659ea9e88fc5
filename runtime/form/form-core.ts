import { batch } from '@formily/reactive'
import type { Text, When } from '#schemas'
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

/**
 * Dependencies of a form, such as its permissions and translations. A change of language or permissions
 * creates a new object.
 */
export interface FormPorts {
  evaluation: Evaluation
  access: AccessRights
  text: Translate
  http: Http
  /** Returns the error text for a value that the component couldn't parse. */
  unreadable?: (component: string | undefined) => string | undefined
  validateValue?: ValidateValue
}

/** Values that the expressions of a row in a sub-table can read. */
export interface RowScope {
  row: DataRecord
  /** Position of the row, from 0, or undefined if no expression reads it. */
  index?: number | undefined
  /** Values of the row that contains a nested sub-table, or undefined if no expression reads them. */
  parentRow?: DataRecord | undefined
}

/** State shared by the nodes of one form. */
export interface FormCore {
  ports: Ref<FormPorts>
  /** The loaded record. */
  record: Ref<DataRecord | undefined>
  /** Results of the saved steps of a wizard, by step. */
  saved: Ref<Readonly<Record<string, unknown>>>
  isReadOnly: boolean
  slots: Map<string, Slot>
  /** Values that expressions can read: those of the shown inputs. */
  scope: Record<string, unknown>
  /** Number of times that the loaded values were replaced. */
  loads: Ref<number>
  /** Number of times that expressions have read from `scope`. */
  reads: number
  value: (value: unknown, row?: RowScope) => unknown
  text: (text: Text, row?: RowScope) => string
  isMet: (when: When | undefined, row?: RowScope) => boolean
  /** Computes a value. Throws if the value depends on itself. */
  guardCycle: <Value>(key: string, at: SchemaLocation, compute: () => Value) => Value
  /** Runs `decide`. During this run, the node and its descendants count as shown. */
  assumeShown: <Value>(node: object, decide: () => Value) => Value
  isShown: (node: NodeState | BranchState) => boolean
  /** Called after each change of a value. */
  onChange: (slot: Slot) => void
}

export function createFormCore(ports: FormPorts, isReadOnly: boolean): FormCore {
  const computing: string[] = []
  const assumed = new Set<object>()
  const scopeOf = (row: RowScope | undefined): Scope => ({ values: core.scope, ...row })
  const fullScope = (row: RowScope | undefined): Scope => ({
    ...scopeOf(row),
    record: core.record.value,
    saved: core.saved.value,
  })
  const isAssumed = (node: NodeState | BranchState | undefined): boolean =>
    node !== undefined && (assumed.has(node) || isAssumed(node.parent))
  const core: FormCore = {
    ports: ref(ports),
    record: ref<DataRecord | undefined>(undefined),
    saved: ref<Readonly<Record<string, unknown>>>({}),
    isReadOnly,
    slots: new Map(),
    scope: {},
    loads: ref(0),
    reads: 0,
    value: (value, row) => pureData(core.ports.value.evaluation.value(value, fullScope(row))),
    text: (text, row) => core.ports.value.evaluation.text(text, fullScope(row)),
    isMet: (when, row) => {
      if (when === undefined) return true
      const { evaluation } = core.ports.value
      if (isExpression(when)) return evaluation.isMet(when, fullScope(row))
      // A rule reads only values of the form. Expressions inside the rule can also read the loaded record.
      return evaluation.isMet(evaluation.value(when, fullScope(row)) as When, scopeOf(row))
    },
    guardCycle: (key, at, compute) => {
      const start = computing.indexOf(key)
      if (start >= 0) throw computeCycle({ path: [...computing.slice(start), key] }, { at })
      computing.push(key)
      try {
        return compute()
      } finally {
        computing.pop()
      }
    },
    assumeShown: (node, decide) => {
      assumed.add(node)
      try {
        return decide()
      } finally {
        assumed.delete(node)
      }
    },
    isShown: (node) => isAssumed(node) || node.shown.value,
    onChange: () => undefined,
  }
  return core
}

/** Replaces a value and removes the server errors that concerned the old value. */
export function setSlot(core: FormCore, slot: Slot, value: unknown, isSet = true): void {
  batch(() => {
    const isSame = slot.stored.value === value && slot.isSet.value === isSet
    slot.stored.value = value
    slot.isSet.value = isSet
    if (!isSame) for (const leaf of slot.leaves) leaf.clearServerErrors()
    core.onChange(slot)
  })
}
