import Type, { type Static } from 'typebox'
import { Column } from './column.ts'
import { OperationSource } from './data-source.ts'
import { FieldName, Label, NodeId } from './names.ts'
import { DetailLayout, RecordNode } from './record-node.ts'
import { strictObject, stringEnum, unionByKey } from './strict-object.ts'
import { When } from './value.ts'

/** Meaning of the colour of a row. Each theme defines the colour itself. */
export const rowTones = ['info', 'success', 'warning', 'danger', 'muted'] as const
export type RowToneName = (typeof rowTones)[number]

/** Colours the rows that match a condition. The condition reads the row as `record`. */
export const RowTone = strictObject(
  { id: Type.Optional(NodeId), when: When, tone: stringEnum(rowTones, { title: 'Tone' }) },
  { title: 'Row tone' },
)
export type RowTone = Static<typeof RowTone>

const title = Type.Optional(
  Type.Unsafe<string>({ ...Label, description: 'Label of the expanded row; Details by default.' }),
)

/**
 * Loads further rows from an operation when a row is expanded. The arguments of the operation read the
 * expanded row as `record`.
 */
export const ExpandRows = strictObject(
  {
    title,
    rows: OperationSource,
    columns: Type.Array(Column, { minItems: 1, maxItems: 50 }),
    empty: Type.Optional(Label),
  },
  { title: 'Rows below a row' },
)
export type ExpandRows = Static<typeof ExpandRows>

/**
 * Values and sub-tables in an expanded row. The values belong to the row itself or, with `load`, to the
 * record that an operation returns.
 */
export const ExpandRecord = strictObject(
  {
    title,
    load: Type.Optional(OperationSource),
    layout: Type.Optional(DetailLayout),
    nodes: Type.Array(RecordNode, { minItems: 1, maxItems: 20 }),
  },
  { title: 'Values below a row' },
)
export type ExpandRecord = Static<typeof ExpandRecord>

/** Content of an expanded row: either further rows, or values of its record. */
export const RowExpand = unionByKey<ExpandRows | ExpandRecord>({ rows: ExpandRows }, ExpandRecord, {
  title: 'Rows open',
  description: 'Rows expand in place to show details, loaded on expand.',
})

/** A tree in which each row contains the id of its parent row. */
const TreeByParent = strictObject({ parentField: FieldName })
/** A tree in which each row contains its child rows. */
const TreeByChildren = strictObject({ childrenField: FieldName })
/**
 * A tree that loads the children of a row when the row is expanded. The arguments of the operation read this
 * row as `record`.
 */
const TreeByLoad = strictObject({
  load: OperationSource,
  hasChildrenField: Type.Optional(FieldName),
  whole: Type.Optional(
    strictObject(
      { rows: OperationSource, parentField: FieldName },
      {
        title: 'All of it',
        description: "Every row with its parent's key, to count the tree and open up to 600 rows at once.",
      },
    ),
  ),
})

/** Shows the rows of a list as a tree. */
export const RowTree = unionByKey<
  Static<typeof TreeByParent> | Static<typeof TreeByChildren> | Static<typeof TreeByLoad>
>({ parentField: TreeByParent, load: TreeByLoad }, TreeByChildren, {
  title: 'Tree',
  description: 'Each row names its parent, contains its children, or loads them on expand.',
})

/** Shows rows as cards on a phone. The settings refer to columns of the list by their ids. */
export const RowCards = strictObject(
  {
    title: Type.Optional(Type.Unsafe<string>({ ...NodeId, description: 'The first column by default.' })),
    badge: Type.Optional(
      Type.Unsafe<string>({
        ...NodeId,
        description: 'Beside the title; the first Dict column by default.',
      }),
    ),
    lines: Type.Optional(
      Type.Array(NodeId, {
        title: 'Lines',
        description: 'All visible columns by default.',
        minItems: 1,
        maxItems: 20,
      }),
    ),
  },
  { title: 'Cards' },
)
export type RowCards = Static<typeof RowCards>
