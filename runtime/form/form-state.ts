import type {
  FormArray,
  FormCustom,
  FormField,
  FormFrame,
  FormGroup,
  FormNode,
  FormObject,
  FormRule,
  FormTabs,
  FormText,
  When,
} from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { AnyProps } from '../registry/create-registry.ts'
import type { FailedUpload } from '../registry/definitions.ts'
import type { ArrayRows } from './array-rows.ts'
import type { Computed, Ref } from './ref.ts'
import type { Row } from './row.ts'

/** A part of a form: all nodes of a form page, or one step of a wizard. */
export interface FormPart {
  id: string
  nodes: readonly FormNode[]
  /** JSON Pointer of `nodes` in the page. */
  pointer: string
  rules?: readonly FormRule[] | undefined
  /** Condition under which the part is checked and sent. */
  when?: When | undefined
}

interface NodeBase {
  id: string
  at: SchemaLocation
  parent: BranchState | undefined
  /**
   * True if the rule, the permission and the parent allow showing the node. Throws if the rule is invalid.
   */
  shown: Computed<boolean>
}

/** Pattern of an input, as in Formily. */
export type FieldPattern = 'editable' | 'disabled' | 'readOnly' | 'readPretty'

/**
 * State that was set on the Formily field of an input. This state overrides the page's settings, but not
 * permissions.
 */
export interface Overrides {
  title: () => string | undefined
  display: () => 'visible' | 'hidden' | undefined
  pattern: () => FieldPattern | undefined
  required: () => boolean | undefined
  props: () => AnyProps | undefined
  errors: () => readonly string[]
  /** Runs the validators that were set on the Formily field. */
  validate: () => Promise<void>
}

interface LeafBase extends NodeBase {
  /** Path of the input's value, such as `address.city`. For a custom component, the key is its id. */
  key: string
  /** Localized label of the input. */
  title: Computed<string>
  pattern: Computed<FieldPattern>
  /** Overrides by the Formily field of the input. Undefined until this field is created. */
  overrides: Ref<Overrides | undefined>
  /** Sets the value from code, for example from an effect or an action. */
  put: (value: unknown) => void
  /** Errors that the first check or the server has found. */
  problems: Computed<readonly string[]>
  /** Checks the value now and after each change of its dependencies. */
  check: () => void
  /** Removes all errors of the input until the next check. */
  resetCheck: () => void
  /** Removes the server errors, because the value has changed. */
  clearServerErrors: () => void
  /** Validates the value by the server's rules, if any, and adds errors to `problems`. */
  validateOnServer: () => Promise<void>
  /** Shows a server error until the value changes. */
  setServerError: (message: string) => void
}

/** Values of an input that are still pending, such as uploads. */
export interface AsyncValues {
  /** Adds a pending value. `work` resolves to a function that computes the new value from the current one. */
  addAsync: (work: Promise<(now: unknown) => unknown>, about?: unknown) => void
  /**
   * Resolves when all pending values have arrived or failed. Returns undefined if no value is pending. Never
   * rejects.
   */
  settled: () => Promise<unknown> | undefined
  /** Failed uploads. The input stays invalid until the user has dismissed all failed uploads. */
  failed: Ref<readonly FailedUpload[]>
}

/** Questions about the value of an input, which the user must answer before the form is submitted. */
export interface FieldQuestions {
  /** Localized error while a question is open, otherwise an empty text. */
  open: Ref<string>
  /** Ids of the questions that the user has answered. */
  answered: Ref<ReadonlySet<string>>
}

/** An input with its value. */
export interface FieldState extends LeafBase, AsyncValues {
  kind: 'field'
  spec: FormField
  slot: Slot
  questions: FieldQuestions
  /** The current value, whether typed, computed, loaded or default. */
  read: () => unknown
  /** Sets the value that the user typed. Does nothing if the field isn't editable. */
  set: (value: unknown) => void
  /** Called on blur. A value that was loaded or typed is then checked now and after each change. */
  leave: () => void
  /** True if the value is drawn in an input. False if the pattern is `readPretty`. */
  isEditable: Computed<boolean>
  isDisabled: Computed<boolean>
  isRequired: Computed<boolean>
  /** Settings with their expressions evaluated. */
  settings: Computed<AnyProps>
}

/**
 * The state of a sub-table. The key of a nested sub-table contains the index of the row that contains it, as
 * in `lines.0.splits`.
 */
export interface ArrayState extends LeafBase, ArrayRows<ArrayState> {
  kind: 'array'
  spec: FormArray
  /** The row that contains a nested sub-table, or undefined for other sub-tables. */
  within: { array: ArrayState; row: string } | undefined
  isEditable: Computed<boolean>
  /** Replaces the rows. A row that is already in the sub-table keeps its key. */
  putRows: (rows: readonly Row[]) => void
}

/** A custom component, which reads and sets the values of several form fields. */
export interface CustomState extends LeafBase {
  kind: 'custom'
  spec: FormCustom
  slots: readonly Slot[]
  isEditable: Computed<boolean>
  settings: Computed<AnyProps>
  /** Values of the component's fields. `put` sets the given values and leaves other values unchanged. */
  values: () => Readonly<Record<string, unknown>>
}

export interface TextState extends NodeBase {
  kind: 'text'
  spec: FormText
  text: Computed<string>
}

export interface FrameState extends NodeBase {
  kind: 'frame'
  spec: FormFrame
  address: Computed<string>
}

interface BranchBase extends NodeBase {
  children: NodeState[]
  /** Number of inputs with errors. */
  errorCount: Computed<number>
}

export interface GroupState extends BranchBase {
  kind: 'group'
  spec: FormGroup
  isOpen: Ref<boolean>
}

export interface TabsState extends BranchBase {
  kind: 'tabs'
  spec: FormTabs
  children: GroupState[]
  active: Ref<string>
}

export interface ObjectState extends BranchBase {
  kind: 'object'
  spec: FormObject
}

export interface PartState extends BranchBase {
  kind: 'part'
  spec: FormPart
  rules: readonly RuleState[]
  /** True after the first check of the part. From then on, the errors of the part's form rules are shown. */
  isChecked: Ref<boolean>
}

export interface RuleState {
  spec: FormRule
  /** The input that shows the rule's message: the first shown input among the rule's fields. */
  leaf: Computed<LeafState | undefined>
  isMet: Computed<boolean>
}

export type LeafState = FieldState | ArrayState | CustomState
export type BranchState = GroupState | TabsState | ObjectState | PartState
export type NodeState = LeafState | TextState | FrameState | GroupState | TabsState | ObjectState

/** A value of the form. Several inputs may edit the same value, each under its own condition. */
export interface Slot {
  key: string
  path: readonly string[]
  stored: Ref<unknown>
  /** True after a value was loaded or typed. While false, the default value applies. */
  isSet: Ref<boolean>
  leaves: LeafState[]
  /** The loaded value. Any other value counts as changed. */
  base: unknown
  isBaseSet: boolean
}

/** A request to reveal and focus an input. `id` distinguishes repeated requests for the same input. */
export interface FocusRequest {
  leaf: LeafState
  /** Row and column of a cell, if the request is for a cell of a sub-table. */
  cell?: { row: string; field: string } | undefined
  id: number
}

export const isLeaf = (node: NodeState | BranchState): node is LeafState =>
  node.kind === 'field' || node.kind === 'array' || node.kind === 'custom'

export const isBranch = (node: NodeState | BranchState): node is BranchState => 'children' in node

/** All inputs of a node and its descendants, in page order. */
export function leavesOf(node: NodeState | BranchState): LeafState[] {
  if (isLeaf(node)) return [node]
  return isBranch(node) ? node.children.flatMap(leavesOf) : []
}
