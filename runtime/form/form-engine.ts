import type { DataRecord } from '../registry/definitions.ts'
import type { FormPorts } from './form-core.ts'
import type { FocusRequest, LeafState, PartState } from './form-state.ts'
import type { Difference, FormValues } from './form-values.ts'
import type { FormilyForm } from './formily/formily-form.ts'
import type { Computed, Ref } from './ref.ts'

/**
 * A form of a page without drawing: values, states, errors, and the values to send. An input that is not drawn, behind a
 * tab or far below, is checked like any other.
 */
export interface FormEngine {
  /** Its parts: one for a form, one per step for a wizard. */
  parts: readonly PartState[]
  /** Every input shows its View. */
  isReadOnly: boolean
  /** Some value differs from the loaded one. */
  isDirty: Computed<boolean>
  /** Number of values set since the form was made: unchanged means no change. */
  changes: Ref<number>
  /** The input that is to be focused; drawings follow it. */
  focus: Ref<FocusRequest | undefined>
  /** The record that expressions read. */
  record: Ref<DataRecord | undefined>
  /** Values as expressions see them; each read is followed. */
  scope: Readonly<Record<string, unknown>>
  /** Fills the form with a record; afterwards it is neither dirty nor checked. */
  load: (record: DataRecord | undefined, values?: unknown) => void
  /** Makes the current values the saved ones: the form is no longer dirty. */
  settle: () => void
  /** Replaces the loaded record and keeps changed values; returns the differences. */
  rebase: (record: DataRecord) => readonly Difference[]
  /** Resets one value to the loaded one. */
  resetValue: (key: string) => void
  /** Sets some values, as an action does. */
  setValues: (values: unknown) => void
  /** Restores unsaved values; they may hold anything. */
  restore: (values: unknown) => void
  /** Values to send. Throws where a value can't be computed. */
  values: () => FormValues
  /** Typed and loaded values, hidden ones included: for drafts. */
  typed: () => FormValues
  /** Values that differ from the loaded ones, for a draft over a record; `setValues` restores them. */
  changed: () => FormValues
  /** Checks everything, one part, or some inputs, and focuses the first input with an error. */
  check: (part?: string, isMeant?: (leaf: LeafState) => boolean) => Promise<boolean>
  /** Puts the server's messages at their inputs; gives those that have none. */
  showErrors: (fields: Readonly<Record<string, string>>) => readonly string[]
  /** Opens the tab and the group of the first input with an error, and requests the focus. */
  focusFirst: (part?: string) => void
  /** Opens the tab and the group that hide an input, and asks for the focus. */
  reveal: (leaf: LeafState, cell?: FocusRequest['cell']) => void
  /** Another language, other rights. */
  setPorts: (ports: FormPorts) => void
  /** The Formily form over this engine; made when it is first asked for. */
  formily: () => FormilyForm
}
