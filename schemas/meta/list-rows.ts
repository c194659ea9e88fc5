import Type, { type Static } from 'typebox'
import { byKey, closed, oneOf } from './closed.ts'
import { Column } from './column.ts'
import { OperationSource } from './data-source.ts'
import { DetailLayout, DetailNode } from './detail.ts'
import { FieldName, Label, NodeId } from './names.ts'
import { When } from './value.ts'

/** What a row's colour says of it; themes give the colours. */
export const rowTones = ['info', 'success', 'warning', 'danger', 'muted'] as const
export type RowToneName = (typeof rowTones)[number]

/** Rows for which something holds stand out; `record` is the row. */
export const RowTone = closed({ when: When, tone: oneOf(rowTones, { title: 'Tone' }) }, { title: 'Row tone' })
export type RowTone = Static<typeof RowTone>

const title = Type.Optional(
  Type.Unsafe<string>({ ...Label, description: 'Name of what a row opens; Details, unless given.' }),
)

/** Rows of an operation below a row, `record` in its arguments is that row. */
export const ExpandRows = closed(
  {
    title,
    rows: OperationSource,
    columns: Type.Array(Column, { minItems: 1, maxItems: 50 }),
    empty: Type.Optional(Label),
  },
  { title: 'Rows below a row' },
)
export type ExpandRows = Static<typeof ExpandRows>

/** Values and sub-lists of a row, or of the record that an operation gives for it. */
export const ExpandRecord = closed(
  {
    title,
    load: Type.Optional(OperationSource),
    layout: Type.Optional(DetailLayout),
    nodes: Type.Array(DetailNode, { minItems: 1, maxItems: 20 }),
  },
  { title: 'Values below a row' },
)
export type ExpandRecord = Static<typeof ExpandRecord>

/** A row opens in place. */
export const RowExpand = byKey<ExpandRows | ExpandRecord>({ rows: ExpandRows }, ExpandRecord, {
  title: 'Rows open',
  description: 'Each row opens in place and shows more of itself; read when it is opened.',
})
export type RowExpand = Static<typeof RowExpand>

/** Each row names the one it lies in. */
export const TreeByParent = closed({ parentField: FieldName })
/** Each row has the rows that lie in it. */
export const TreeByChildren = closed({ childrenField: FieldName })
/** The rows that lie in a row are read when it is opened; `record` in the arguments is that row. */
export const TreeByLoad = closed({
  load: OperationSource,
  hasChildrenField: Type.Optional(FieldName),
  whole: Type.Optional(
    closed(
      { rows: OperationSource, parentField: FieldName },
      {
        title: 'All of it',
        description:
          'Every row of the tree, each naming its parent: it is counted, and opens at once up to 600 rows.',
      },
    ),
  ),
})

/** Rows that lie in rows. */
export const RowTree = byKey<
  Static<typeof TreeByParent> | Static<typeof TreeByChildren> | Static<typeof TreeByLoad>
>({ parentField: TreeByParent, load: TreeByLoad }, TreeByChildren, {
  title: 'Tree',
  description: 'Rows lie in rows: each names its parent, holds its children, or they are read when it opens.',
})
export type RowTree = Static<typeof RowTree>

/** How rows look as cards on a telephone; columns by id. */
export const RowCards = closed(
  {
    title: Type.Optional(Type.Unsafe<string>({ ...NodeId, description: 'The first column, unless named.' })),
    badge: Type.Optional(
      Type.Unsafe<string>({
        ...NodeId,
        description: 'Beside the title; the first Dict column, unless named.',
      }),
    ),
    lines: Type.Optional(
      Type.Array(NodeId, {
        title: 'Lines',
        description: 'All columns on screen, unless named.',
        minItems: 1,
        maxItems: 20,
      }),
    ),
  },
  { title: 'Cards' },
)
export type RowCards = Static<typeof RowCards>
