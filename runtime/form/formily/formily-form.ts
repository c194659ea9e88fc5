import type { Field, Form, VoidField } from '@formily/core'
import type { GroupState, LeafState } from '../form-state.ts'
import type { CellFields } from './cell-fields.ts'

/** A Formily form over an engine: it stores no values, and has a field for each input that is drawn or asked for. */
export interface FormilyForm {
  form: Form
  /** The field of an input, made on demand. */
  fieldOf: (leaf: LeafState) => Field
  /** The void field of a group that a component lays out. */
  layoutOf: (group: GroupState) => VoidField
  cells: CellFields
}
