import Type, { type Static } from 'typebox'
import { FormArray } from './form-array.ts'
import { drawnBy, FormField, shared } from './form-field.ts'
import { type FormModeName, InModes } from './form-modes.ts'
import { FragmentNode } from './fragment-node.ts'
import { FrameNode } from './frame.ts'
import { AccessCode, FieldName, NodeId, RendererName, RendererProps } from './names.ts'
import { strictObject } from './strict-object.ts'
import { TextFormat, TextTone } from './text-format.ts'
import { Text, When } from './value.ts'

/** A text between the inputs of a form. */
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

/** A group of form nodes under a heading. */
export interface FormGroup {
  node: 'group'
  id: string
  title?: string
  visible?: When
  requires?: AccessCode
  modes?: FormModeName[]
  /** Name of a layout in the registry that arranges the nodes of the group. */
  component?: string
  props?: RendererProps
  /** True if the group is collapsed at first. Inputs in a collapsed group are validated, too. */
  collapsed?: boolean
  columns?: number
  nodes: FormNode[]
}

/** Groups of form nodes in tabs. Inputs in hidden tabs are validated, too. */
export interface FormTabs {
  node: 'tabs'
  id: string
  visible?: When
  requires?: AccessCode
  modes?: FormModeName[]
  items: FormGroup[]
}

/** Form nodes whose values belong to a nested record. */
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

/** A part of a form that is drawn by a renderer that a developer has registered. */
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

/** A frame inside a form that shows another application. */
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

/** Reference to the schema `FormNode` among the definitions of the page schema. */
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

/** The complete schema of a form node, to which `FormNode` refers. */
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
