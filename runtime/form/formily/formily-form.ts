import type { Field, Form, VoidField } from '@formily/core'
import type { GroupState, LeafState } from '../form-state.ts'
import type { CellFields } from './cell-fields.ts'

/**
 * The Formily form that wraps an engine. The form stores no values, and has fields only for mounted or
 * queried inputs.
 */
export interface FormilyForm {
  form: Form
  /** The Formily field of an input, created on demand. */
  fieldOf: (leaf: LeafState) => Field
  /** The void field of a group with a layout component. */
  layoutOf: (group: GroupState) => VoidField
  cells: CellFields
}
