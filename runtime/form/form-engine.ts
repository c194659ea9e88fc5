import type { When } from '#schemas'
import type { DataRecord } from '../registry/definitions.ts'
import type { FormPorts, RowScope } from './form-core.ts'
import type { FocusRequest, LeafState, PartState } from './form-state.ts'
import type { Difference, FormValues } from './form-values.ts'
import type { FormilyForm } from './formily/formily-form.ts'
import type { Computed, Ref } from './ref.ts'

/**
 * The form of a page without UI: values, states, errors, and the values to send. Inputs are checked even if
 * they are not mounted, such as behind a tab.
 */
export interface FormEngine {
  /** The parts of the form: a single part for a form page, and a part for each step of a wizard. */
  parts: readonly PartState[]
  /** True if the form is read-only, so that every input has the pattern `readPretty`. */
  isReadOnly: boolean
  /** True if a value differs from the loaded value. */
  isDirty: Computed<boolean>
  /** Number of changes of any value since the form was created. */
  changes: Ref<number>
  /** The latest request to focus an input. */
  focus: Ref<FocusRequest | undefined>
  /** The record that expressions read. */
  record: Ref<DataRecord | undefined>
  /** Results of the saved steps of a wizard, by step, which expressions read. */
  saved: Ref<Readonly<Record<string, unknown>>>
  /** Values for expressions. A component or computation that reads them is updated when they change. */
  scope: Readonly<Record<string, unknown>>
  /** Fills the form with a record. Afterwards the form is neither dirty nor checked, and no step is saved. */
  load: (record: DataRecord | undefined, values?: unknown) => void
  /** Marks the current values as saved: the form is no longer dirty. */
  settle: () => void
  /** Replaces the loaded record and keeps changed values; returns the differences. */
  rebase: (record: DataRecord) => readonly Difference[]
  /** Resets the value with this name to the loaded value. */
  resetValue: (key: string) => void
  /** Sets the given values and leaves all others unchanged. Used by actions. */
  setValues: (values: unknown) => void
  /** Restores unsaved values. They may have any shape. */
  restore: (values: unknown) => void
  /** Values to send, of the form or of one part. Throws if a value can't be computed. */
  values: (part?: string) => FormValues
  /** Typed and loaded values, including hidden values, for saved drafts. */
  typed: () => FormValues
  /**
   * Values that differ from the loaded values, for the saved draft of a record. `setValues` restores them.
   */
  changed: () => FormValues
  /** Checks the form, or only the given part or inputs, and focuses the first input with an error. */
  check: (part?: string, isIncluded?: (leaf: LeafState) => boolean) => Promise<boolean>
  /** Removes the server errors of a part, before the server checks it again. */
  clearServerErrors: (part: string) => void
  /** Shows server errors at their inputs. Returns the errors without an input. */
  showErrors: (fields: Readonly<Record<string, string>>) => readonly string[]
  /** Opens the tab and the group of the first input with an error, and requests the focus. */
  focusFirst: (part?: string) => void
  /** Requests the focus for the first editable input. */
  focusStart: () => void
  /** Opens the tab and the group of an input, and requests the focus. */
  reveal: (leaf: LeafState, cell?: FocusRequest['cell']) => void
  /** True if a condition over the form's values and its record is met. Reads are observed. */
  isMet: (when: When | undefined) => boolean
  /** Values that the expressions of a sub-table's row can read, by the row's key. */
  rowScope: (row: string) => RowScope | undefined
  /** Updates the dependencies, after a change of language or permissions. */
  setPorts: (ports: FormPorts) => void
  /** The Formily form over this engine, created on first use. */
  formily: () => FormilyForm
}
