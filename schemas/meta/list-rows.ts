import Type, { type Static } from 'typebox'
import { Column } from './column.ts'
import { OperationSource } from './data-source.ts'
import { FieldName, Label, NodeId } from './names.ts'
import { DetailLayout, RecordNode } from './record-node.ts'
import { strictObject, stringEnum, unionByKey } from './strict-object.ts'
import { When } from './value.ts'

/** Meaning of a row's colour; themes define the colour. */
export const rowTones = ['info', 'success', 'warning', 'danger', 'muted'] as const
export type RowToneName = (typeof rowTones)[number]

/** Highlighting of rows that match a condition; `record` is the row. */
export const RowTone = strictObject(
  { id: Type.Optional(NodeId), when: When, tone: stringEnum(rowTones, { title: 'Tone' }) },
  { title: 'Row tone' },
)
export type RowTone = Static<typeof RowTone>

const title = Type.Optional(
  Type.Unsafe<string>({ ...Label, description: 'Label of the expanded row; Details by default.' }),
)

/** Child rows from an operation; `record` in its arguments is the parent row. */
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
 * Values and sub-lists in an expanded row. Their record is the row or, with `load`, the record that an
 * operation returns.
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

/** Content of an expanded row: further rows, or the details of its record. */
export const RowExpand = unionByKey<ExpandRows | ExpandRecord>({ rows: ExpandRows }, ExpandRecord, {
  title: 'Rows open',
  description: 'Rows expand in place to show details, loaded on expand.',
})

/** Tree of rows that contain the id of their parent. */
const TreeByParent = strictObject({ parentField: FieldName })
/** Tree of rows that contain their children. */
const TreeByChildren = strictObject({ childrenField: FieldName })
/** Tree whose children load when a row expands. `record` in the arguments is that row. */
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

/** Rows as a tree. */
export const RowTree = unionByKey<
  Static<typeof TreeByParent> | Static<typeof TreeByChildren> | Static<typeof TreeByLoad>
>({ parentField: TreeByParent, load: TreeByLoad }, TreeByChildren, {
  title: 'Tree',
  description: 'Each row names its parent, contains its children, or loads them on expand.',
})

/** Rows shown as cards on a phone. Columns are named by their ids. */
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
