import type { When } from '#schemas'
import type { DataRecord } from '../registry/definitions.ts'
import type { FormPorts, RowScope } from './form-core.ts'
import type { FocusRequest, LeafState, PartState } from './form-state.ts'
import type { Difference, FormValues } from './form-values.ts'
import type { FormilyForm } from './formily/formily-form.ts'
import type { Computed, Ref } from './ref.ts'

/**
 * The form of a page, without UI: values, states, errors, and the values to send. Checks include inputs that
 * are not mounted, for example in a tab that isn't selected.
 */
export interface FormEngine {
  /** The parts of the form. A form page has a single part, a wizard has one for each step. */
  parts: readonly PartState[]
  /** True if the form is read-only, so that every input has the pattern `readPretty`. */
  isReadOnly: boolean
  /** True if a value differs from the loaded value. */
  isDirty: Computed<boolean>
  /** Number of times that a value has changed since the form was created. */
  changes: Ref<number>
  /** The latest request to focus an input. */
  focus: Ref<FocusRequest | undefined>
  /** The record that expressions read. */
  record: Ref<DataRecord | undefined>
  /** Results of the saved steps of a wizard, by step. Expressions read them. */
  saved: Ref<Readonly<Record<string, unknown>>>
  /**
   * Values for expressions. The change of a value updates the components and computations that have read this
   * value.
   */
  scope: Readonly<Record<string, unknown>>
  /**
   * Fills the form with a record. Afterwards the form is neither dirty nor checked, and no step counts as
   * saved.
   */
  load: (record: DataRecord | undefined, values?: unknown) => void
  /** Marks the current values as saved. After this call, the form isn't dirty. */
  settle: () => void
  /** Replaces the loaded record and keeps the values that the user has changed. Returns the differences. */
  rebase: (record: DataRecord) => readonly Difference[]
  /** Resets the value at this key to its loaded value. */
  resetValue: (key: string) => void
  /** Sets the given values for an action, and leaves all others unchanged. */
  setValues: (values: unknown) => void
  /** Restores unsaved values. Accepts values of any shape. */
  restore: (values: unknown) => void
  /** Values to send, of the whole form or of one part. Throws if a value can't be computed. */
  values: (part?: string) => FormValues
  /** All typed and loaded values, also of hidden inputs, for saved drafts. */
  typed: () => FormValues
  /**
   * Values that differ from the loaded values, for the saved draft of an existing record. `setValues`
   * restores them.
   */
  changed: () => FormValues
  /** Checks the form, or only the given part or inputs, and focuses the first input with an error. */
  check: (part?: string, isIncluded?: (leaf: LeafState) => boolean) => Promise<boolean>
  /** Removes the server errors of a part before the server checks the part again. */
  clearServerErrors: (part: string) => void
  /** Shows server errors at their inputs. Returns the errors that have no input. */
  showErrors: (fields: Readonly<Record<string, string>>) => readonly string[]
  /** Opens the tab and the group of the first input with an error, and requests the focus. */
  focusFirst: (part?: string) => void
  /** Requests the focus for the first editable input. */
  focusStart: () => void
  /** Opens the tab and the group of an input, and requests the focus. */
  reveal: (leaf: LeafState, cell?: FocusRequest['cell']) => void
  /**
   * True if a condition on the form's values and its record is met. The condition is evaluated again when a
   * value that it reads changes.
   */
  isMet: (when: When | undefined) => boolean
  /** Values that the expressions of a sub-table's row can read. `row` is the row's key. */
  rowScope: (row: string) => RowScope | undefined
  /** Replaces the form's dependencies after a change of language or permissions. */
  setPorts: (ports: FormPorts) => void
  /** The Formily form that wraps this engine, created on first use. */
  formily: () => FormilyForm
}
