import type {
  FormArray,
  FormCustom,
  FormField,
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

/** A part of a form: the whole of a form page, one step of a wizard. */
export interface FormPart {
  id: string
  nodes: readonly FormNode[]
  /** JSON Pointer of `nodes` in the page. */
  pointer: string
  rules?: readonly FormRule[] | undefined
  /** A part whose condition doesn't hold is neither checked nor sent. */
  when?: When | undefined
}

interface NodeBase {
  id: string
  at: SchemaLocation
  parent: BranchState | undefined
  /** Depends on its rule, its permission and its parent. Throws where the rule can't be read. */
  shown: Computed<boolean>
}

/** Pattern of an input, as in Formily. */
export type FieldPattern = 'editable' | 'disabled' | 'readOnly' | 'readPretty'

/** State set on the Formily field of an input; it wins over the page, never over rights. */
export interface Overrides {
  title: () => string | undefined
  display: () => 'visible' | 'hidden' | undefined
  pattern: () => FieldPattern | undefined
  required: () => boolean | undefined
  props: () => AnyProps | undefined
  errors: () => readonly string[]
  /** Runs validators that were set on the field. */
  validate: () => Promise<void>
}

interface LeafBase extends NodeBase {
  /** Path of its value, `address.city`; of a custom part its id. */
  key: string
  /** Its label in the language of the user. */
  title: Computed<string>
  pattern: Computed<FieldPattern>
  /** Undefined until the Formily field of the input is made. */
  overrides: Ref<Overrides | undefined>
  /** Sets the value from code: an effect, an action. */
  put: (value: unknown) => void
  /** Errors, after its first check or an answer of the server. */
  problems: Ref<readonly string[]>
  /** Checks it, and from now on again whenever its dependencies change. */
  check: () => void
  /** Removes its errors until the next check. */
  resetCheck: () => void
  /** Removes errors of the server, which were about another value. */
  clearServerErrors: () => void
  /** Validates by the server's rules, if it has any; errors are in `problems`. */
  validateOnServer: () => Promise<void>
  /** Shows an error of the server, until the value changes. */
  setServerError: (message: string) => void
}

/** Values that are on their way to an input, such as uploads. */
export interface AsyncValues {
  /** Adds a value that is made of the current one when it arrives. */
  addAsync: (work: Promise<(now: unknown) => unknown>, about?: unknown) => void
  /** Resolves once all have arrived or failed; undefined where none is on its way. Never rejects. */
  settled: () => Promise<unknown> | undefined
  /** The input is invalid until each is dismissed. */
  failed: Ref<readonly FailedUpload[]>
}

/** One input with its value. */
export interface FieldState extends LeafBase, AsyncValues {
  kind: 'field'
  spec: FormField
  slot: Slot
  /** The value it shows: typed, computed, loaded or its default. */
  read: () => unknown
  /** Sets the value from the user's input; ignored unless the field is editable. */
  set: (value: unknown) => void
  /** Called when the user leaves the input: it is checked from now on. */
  leave: () => void
  /** It is drawn as an input; otherwise its View shows the value. */
  isEditable: Computed<boolean>
  isDisabled: Computed<boolean>
  isRequired: Computed<boolean>
  /** Settings with their expressions evaluated. */
  settings: Computed<AnyProps>
}

/** Rows of a record. */
export interface ArrayState extends LeafBase, ArrayRows {
  kind: 'array'
  spec: FormArray
  slot: Slot
  isEditable: Computed<boolean>
  /** Replaces the rows; known rows have the same keys. */
  putRows: (rows: readonly Row[]) => void
}

/** A developer's own part; it reads and sets the values it names. */
export interface CustomState extends LeafBase {
  kind: 'custom'
  spec: FormCustom
  slots: readonly Slot[]
  isEditable: Computed<boolean>
  settings: Computed<AnyProps>
  /** The values it names; `put` leaves others alone. */
  values: () => Readonly<Record<string, unknown>>
}

export interface TextState extends NodeBase {
  kind: 'text'
  spec: FormText
  text: Computed<string>
}

interface BranchBase extends NodeBase {
  children: NodeState[]
  /** Number of its inputs with errors. */
  wrong: Computed<number>
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
  /** Its rules show errors from the first check on. */
  isChecked: Ref<boolean>
}

export interface RuleState {
  spec: FormRule
  /** The input that shows its message: the first shown one of its fields. */
  leaf: Computed<LeafState | undefined>
  holds: Computed<boolean>
}

export type LeafState = FieldState | ArrayState | CustomState
export type BranchState = GroupState | TabsState | ObjectState | PartState
export type NodeState = LeafState | TextState | GroupState | TabsState | ObjectState

/** The place of a value. Several inputs may edit one, under different conditions. */
export interface Slot {
  key: string
  path: readonly string[]
  stored: Ref<unknown>
  /** A value was loaded or typed; otherwise the default shows. */
  isSet: Ref<boolean>
  leaves: LeafState[]
  /** The loaded value, to detect changes. */
  base: unknown
  isBaseSet: boolean
}

/** An input that is to be shown and focused; another `turn` is another request. */
export interface FocusRequest {
  leaf: LeafState
  /** Key of the row and field of the column, in a sub-table. */
  cell?: { row: string; field: string } | undefined
  turn: number
}

export const isLeaf = (node: NodeState | BranchState): node is LeafState =>
  node.kind === 'field' || node.kind === 'array' || node.kind === 'custom'

export const isBranch = (node: NodeState | BranchState): node is BranchState => 'children' in node

/** The inputs in a node and below it, in the order of the page. */
export function leavesOf(node: NodeState | BranchState): LeafState[] {
  if (isLeaf(node)) return [node]
  return isBranch(node) ? node.children.flatMap(leavesOf) : []
}
