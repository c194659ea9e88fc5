import Type, { type Static } from 'typebox'
import { Column } from './column.ts'
import { FragmentNode } from './fragment-node.ts'
import { MaskSetting } from './mask.ts'
import { AccessCode, FieldName, Label, NodeId, RendererName, RendererProps } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { When } from './value.ts'

/** A value of the record that users can only read. */
export const DetailField = strictObject(
  {
    node: Type.Literal('field'),
    id: NodeId,
    field: FieldName,
    title: Type.Optional(Label),
    cell: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    mask: MaskSetting,
    span: Type.Optional(Type.Integer({ title: 'Columns wide', minimum: 1, maximum: 4 })),
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Value' },
)
export type DetailField = Static<typeof DetailField>

/**
 * Nodes of a group, as the text of a page contains them: values, and nodes `fragment` that stand for values.
 */
const GroupNode = Type.Unsafe<DetailField>({
  type: 'object',
  required: ['node'],
  discriminator: { propertyName: 'node' },
  oneOf: [DetailField, FragmentNode],
})

/** Width of a node. Two nodes of half the width are drawn side by side. */
export const NodeWidth = Type.Optional(
  stringEnum(['full', 'half'], {
    title: 'Width',
    description: 'Two parts of half the width are side by side, except on a phone.',
    default: 'full',
  }),
)

/** A group of values with a heading. */
export const DetailGroup = strictObject(
  {
    node: Type.Literal('group'),
    id: NodeId,
    title: Type.Optional(Label),
    width: NodeWidth,
    variant: Type.Optional(
      stringEnum(['grid', 'summary'], {
        title: 'Variant',
        description: 'A grid of values, or the first value in large type with the others in a line.',
        default: 'grid',
      }),
    ),
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
    nodes: Type.Array(GroupNode, { minItems: 1, maxItems: 100 }),
  },
  { title: 'Group of values' },
)
export type DetailGroup = Static<typeof DetailGroup>

/** A table of rows that the record contains. */
export const DetailArray = strictObject(
  {
    node: Type.Literal('array'),
    id: NodeId,
    field: FieldName,
    title: Type.Optional(Label),
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
    columns: Type.Array(Column, { minItems: 1, maxItems: 50 }),
    total: Type.Optional(
      Type.Array(FieldName, { title: 'Totals', description: 'Fields with a sum in the last row.' }),
    ),
    empty: Type.Optional(Label),
  },
  { title: 'Sub-list' },
)
export type DetailArray = Static<typeof DetailArray>

/** How a term enters the sum: added, subtracted, or with the sign of its amount (`signed`). */
const TermSign = Type.Optional(
  stringEnum(['plus', 'minus', 'signed'], {
    title: 'Sign',
    description: 'Added, subtracted, or added with its own sign.',
    default: 'plus',
  }),
)

const amount = { field: FieldName, title: Label }

/** A calculation: one line for each amount of the record, and the sum. */
export const DetailSum = strictObject(
  {
    node: Type.Literal('sum'),
    id: NodeId,
    title: Type.Optional(Label),
    width: NodeWidth,
    terms: Type.Array(strictObject({ ...amount, sign: TermSign }, { title: 'Term' }), {
      title: 'Terms',
      minItems: 1,
      maxItems: 20,
    }),
    result: strictObject(amount, {
      title: 'Result',
      description: "A note warns if the terms don't add up to it.",
    }),
    visible: Type.Optional(When),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Sum' },
)
export type DetailSum = Static<typeof DetailSum>

export type RecordNode = DetailGroup | DetailArray

/** A node of a record: values or rows. */
export const RecordNode = Type.Unsafe<RecordNode>({
  type: 'object',
  required: ['node'],
  discriminator: { propertyName: 'node' },
  oneOf: [DetailGroup, DetailArray],
})

/** Settings for the layout of a detail page. */
export const DetailLayout = strictObject(
  {
    columns: Type.Optional(Type.Integer({ title: 'Columns', minimum: 1, maximum: 4, default: 3 })),
    labels: Type.Optional(stringEnum(['beside', 'above'], { title: 'Labels', default: 'above' })),
  },
  { default: {} },
)
