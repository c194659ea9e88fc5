import type { DataRecord } from '../registry/definitions.ts'
import type { FormPorts } from './form-core.ts'
import type { FocusRequest, LeafState, PartState } from './form-state.ts'
import type { Difference, FormValues } from './form-values.ts'
import type { FormilyForm } from './formily/formily-form.ts'
import type { Computed, Ref } from './ref.ts'

/**
 * A form of a page, without any drawing: values, what is shown, required, disabled and computed, what is wrong, what
 * is sent. An input that is not drawn, behind a tab or far below, is checked like any other.
 */
export interface FormEngine {
  /** The stretches it was made of: one for a form, one a step for a wizard. */
  parts: readonly PartState[]
  /** Every input shows its View. */
  isReadOnly: boolean
  /** Something was typed that was not there when it was filled. */
  isDirty: Computed<boolean>
  /** Counts the values that were set since it was made: another count, and something may be another. */
  changes: Ref<number>
  /** The input that is to be focused; drawings follow it. */
  focus: Ref<FocusRequest | undefined>
  /** The record that expressions read. */
  record: Ref<DataRecord | undefined>
  /** Values as expressions see them; each read is followed. */
  scope: Readonly<Record<string, unknown>>
  /** Fills it with a record: this is what is not dirty, and not checked yet. */
  load: (record: DataRecord | undefined, values?: unknown) => void
  /** What stands in it now is what is not dirty: it was saved. */
  settle: () => void
  /** Puts a newer state of the record under what was typed; gives what differs. */
  rebase: (record: DataRecord) => readonly Difference[]
  /** Lets go of what was typed into one value, and takes the loaded one. */
  takeLoaded: (key: string) => void
  /** Sets some values, as an action does. */
  setValues: (values: unknown) => void
  /** Puts back what was typed before; it may hold anything. */
  restore: (values: unknown) => void
  /** What is sent. Throws where a value can't be made. */
  values: () => FormValues
  /** What was typed and loaded, also what is hidden now: for drafts. */
  typed: () => FormValues
  /** What differs from what was loaded: for a draft over a record; `setValues` puts it back. */
  changed: () => FormValues
  /** Checks everything, one part, or some inputs, and focuses the first input that is wrong. */
  check: (part?: string, isMeant?: (leaf: LeafState) => boolean) => Promise<boolean>
  /** Puts the server's messages at their inputs; gives those that have none. */
  showErrors: (fields: Readonly<Record<string, string>>) => readonly string[]
  /** Opens what hides the first wrong input, and asks for the focus. */
  focusFirst: (part?: string) => void
  /** Opens the tab and the group that hide an input, and asks for the focus. */
  reveal: (leaf: LeafState, cell?: FocusRequest['cell']) => void
  /** Another language, other rights. */
  setPorts: (ports: FormPorts) => void
  /** The Formily form over this engine; made when it is first asked for. */
  formily: () => FormilyForm
}
