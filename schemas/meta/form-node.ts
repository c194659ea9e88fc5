import Type, { type Static } from 'typebox'
import { FieldRule } from './field.ts'
import { type FormModeName, InModes } from './form-modes.ts'
import { FragmentNode } from './fragment-node.ts'
import { FrameNode } from './frame.ts'
import { AccessCode, FieldName, Label, NodeId, RendererName, RendererProps } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { TextFormat, TextTone } from './text-format.ts'
import { Expression, Text, Value, When } from './value.ts'

/** Permissions to see and to edit a value. */
export const ReadWrite = strictObject(
  { read: Type.Optional(AccessCode), write: Type.Optional(AccessCode) },
  { title: 'Read and write' },
)
export type ReadWrite = Static<typeof ReadWrite>

/** One permission code to see and to edit a value, or one code for each. */
const FieldAccess = Type.Unsafe<AccessCode | ReadWrite>({
  title: 'Field permissions',
  if: { type: 'string' },
  then: AccessCode,
  else: ReadWrite,
})

/** An option listed in the page. */
export const Option = strictObject(
  { value: Type.Union([Type.String(), Type.Integer(), Type.Boolean()]), label: Label },
  { title: 'Option' },
)
export type Option = Static<typeof Option>

const shared = {
  id: NodeId,
  title: Type.Optional(Label),
  visible: Type.Optional(When),
  requires: Type.Optional(AccessCode),
  modes: InModes,
}

/** Formily component of a node, with its settings. */
const drawnBy = { component: Type.Optional(RendererName), props: Type.Optional(RendererProps) }

const Limit = (title: string) => Type.Optional(Type.Number({ title }))
const Length = (title: string, minimum: number) =>
  Type.Optional(Type.Integer({ title, minimum, maximum: 100_000 }))

/** Constraints of a form value, and its input. */
export const FormField = strictObject(
  {
    node: Type.Literal('field'),
    id: shared.id,
    field: FieldName,
    title: shared.title,
    component: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    span: Type.Optional(Type.Integer({ title: 'Columns wide', minimum: 1, maximum: 4 })),
    help: Type.Optional(Label),
    placeholder: Type.Optional(Label),
    default: Type.Optional(Value),
    required: Type.Optional(Type.Boolean({ title: 'Required' })),
    requiredWhen: Type.Optional(When),
    disabled: Type.Optional(When),
    readOnly: Type.Optional(Type.Boolean({ title: 'Read-only' })),
    compute: Type.Optional(Expression),
    minLength: Length('At least characters', 0),
    maxLength: Length('At most characters', 1),
    minimum: Limit('Minimum'),
    maximum: Limit('Maximum'),
    pattern: Type.Optional(
      Type.String({
        title: 'Pattern',
        description: 'Regular expression that the whole text must match.',
        minLength: 1,
        maxLength: 200,
      }),
    ),
    format: Type.Optional(stringEnum(['email', 'mobile', 'url', 'idCard', 'bankCard'], { title: 'Format' })),
    options: Type.Optional(Type.Array(Option, { title: 'Options', minItems: 1, maxItems: 200 })),
    validate: Type.Optional(
      Type.Array(FieldRule, { title: 'Checks by the server', minItems: 1, maxItems: 5 }),
    ),
    visible: shared.visible,
    requires: Type.Optional(FieldAccess),
    modes: InModes,
  },
  { title: 'Field' },
)
export type FormField = Static<typeof FormField>

const { validate: _validate, span: _span, modes: _modes, ...columnShape } = FormField.properties

/** A column of a sub-table with one input per row. The server validates rows on submit. */
export const FormColumn = strictObject(columnShape, { title: 'Column' })
export type FormColumn = Static<typeof FormColumn>

/** A text between the fields. */
export const FormText = strictObject(
  {
    node: Type.Literal('text'),
    id: shared.id,
    title: shared.title,
    tone: TextTone,
    text: Text,
    format: TextFormat,
    visible: shared.visible,
    requires: shared.requires,
    modes: InModes,
  },
  { title: 'Text' },
)
export type FormText = Static<typeof FormText>

/** Rows of a record, one input per cell, submitted as changes or as the whole list. */
export const FormArray = strictObject(
  {
    node: Type.Literal('array'),
    id: shared.id,
    field: FieldName,
    title: shared.title,
    visible: shared.visible,
    requires: shared.requires,
    modes: InModes,
    ...drawnBy,
    min: Type.Optional(Type.Integer({ title: 'At least rows', minimum: 0, maximum: 10_000 })),
    max: Type.Optional(Type.Integer({ title: 'Maximum rows', minimum: 1, maximum: 10_000 })),
    disabled: Type.Optional(When),
    total: Type.Optional(Type.Array(FieldName, { title: 'Totals', maxItems: 10 })),
    sends: Type.Optional(
      stringEnum(['rows', 'changes'], {
        title: 'Sends',
        description: 'All rows, or {added, changed, removed}.',
        default: 'rows',
      }),
    ),
    empty: Type.Optional(Label),
    rowTitle: Type.Optional(
      Type.Unsafe<Text>({
        ...Text,
        title: 'Row title',
        description:
          'Heading of a row that is drawn as a card; reads `row` and `index`. By default its number.',
      }),
    ),
    columns: Type.Array(FormColumn, { title: 'Columns', minItems: 1, maxItems: 30 }),
  },
  { title: 'Sub-table' },
)
export type FormArray = Static<typeof FormArray>

/** Fields under a heading. */
export interface FormGroup {
  node: 'group'
  id: string
  title?: string
  visible?: When
  requires?: AccessCode
  modes?: FormModeName[]
  /** Name of a registered layout that arranges the nodes of the group. */
  component?: string
  props?: RendererProps
  /** Initially collapsed; its fields are still validated. */
  collapsed?: boolean
  columns?: number
  nodes: FormNode[]
}

/** Groups in tabs. Fields in hidden tabs are validated too. */
export interface FormTabs {
  node: 'tabs'
  id: string
  visible?: When
  requires?: AccessCode
  modes?: FormModeName[]
  items: FormGroup[]
}

/** Fields of a nested record. */
export interface FormObject {
  node: 'object'
  id: string
  field: string
  title?: string
  visible?: When
  requires?: AccessCode
  modes?: FormModeName[]
  nodes: FormNode[]
}

/** A custom part of a form. */
export const FormCustom = strictObject(
  {
    node: Type.Literal('custom'),
    ...shared,
    renderer: RendererName,
    props: Type.Optional(RendererProps),
    fields: Type.Optional(
      Type.Array(FieldName, {
        title: 'Fields',
        description: "Values that it reads and sets; the renderer's value is an object of these.",
        maxItems: 20,
      }),
    ),
    span: Type.Optional(Type.Integer({ title: 'Columns wide', minimum: 1, maximum: 4 })),
  },
  { title: 'Custom part' },
)
export type FormCustom = Static<typeof FormCustom>

/** A frame with another application inside a form. */
export const FormFrame = strictObject({ ...FrameNode.properties, modes: InModes }, { title: 'Frame' })
export type FormFrame = Static<typeof FormFrame>

export type FormNode =
  | FormField
  | FormText
  | FormArray
  | FormGroup
  | FormTabs
  | FormObject
  | FormCustom
  | FormFrame

/** Reference to the schema `FormNode` in the page schema's definitions. */
export const FormNode = Type.Unsafe<FormNode>({ $ref: '#/$defs/FormNode' })
export const FormNodes = Type.Array(FormNode, { title: 'Nodes', minItems: 1, maxItems: 1000 })

const Columns = Type.Optional(Type.Integer({ title: 'Columns', minimum: 1, maximum: 4 }))

export const FormGroup = Type.Unsafe<FormGroup>(
  strictObject(
    {
      node: Type.Literal('group'),
      ...shared,
      ...drawnBy,
      collapsed: Type.Optional(Type.Boolean({ title: 'Closed at first' })),
      columns: Columns,
      nodes: FormNodes,
    },
    { title: 'Group of fields' },
  ),
)

const FormTabs = strictObject(
  {
    node: Type.Literal('tabs'),
    id: NodeId,
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
    modes: InModes,
    items: Type.Array(FormGroup, { title: 'Tabs', minItems: 1, maxItems: 20 }),
  },
  { title: 'Tabs' },
)

const FormObject = strictObject(
  {
    node: Type.Literal('object'),
    id: shared.id,
    field: FieldName,
    title: shared.title,
    visible: shared.visible,
    requires: shared.requires,
    modes: InModes,
    nodes: FormNodes,
  },
  { title: 'Sub-form' },
)

/** The full schema to which the reference `FormNode` points. */
export const formNodeShape = Type.Unsafe<FormNode>({
  title: 'Node',
  type: 'object',
  required: ['node'],
  discriminator: { propertyName: 'node' },
  oneOf: [
    FormField,
    FormText,
    FormArray,
    FormGroup,
    FormTabs,
    FormObject,
    FormCustom,
    FormFrame,
    FragmentNode,
  ],
})
