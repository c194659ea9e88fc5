import Type, { type Static, type TObject, type TProperties } from 'typebox'
import { JeecgTreeNode } from '../jeecg-tree-node.ts'
import type { OperationContract } from '../model.ts'
import { Nullable } from '../scalars.ts'
import { DictCode, DictItem } from '../system/shapes.ts'

const Keyword = Type.Optional(
  Type.String({
    maxLength: 2_000,
    description:
      'Part of text or code; a comma-separated list matches exactly. May end with [orderby column,asc].',
  }),
)
const PageSize = Type.Optional(Type.String({ maxLength: 10, description: 'At most 200, 10 by default.' }))
const Name = Type.String({ maxLength: 64 })

export const DictKeys = Type.Object({
  key: Type.String({ maxLength: 20_000, description: 'Values, separated by commas.' }),
  delNotExist: Type.Optional(
    Type.Boolean({
      description: 'Omits unknown values; by default an unknown value is returned as its own text.',
    }),
  ),
})
export type DictKeys = Static<typeof DictKeys>

export const DictSearch = Type.Object({ keyword: Keyword, pageSize: PageSize })
export type DictSearch = Static<typeof DictSearch>

/** Query for one level of a table whose rows form a tree. */
export const TableTreeQuery = Type.Object({
  tableName: Name,
  text: Name,
  code: Name,
  pidField: Name,
  pid: Type.Optional(Type.String({ maxLength: 100, description: 'Empty or 0 for the root.' })),
  hasChildField: Type.Optional(Name),
  converIsLeafVal: Type.Optional(
    Type.String({ maxLength: 10, description: '0: the field tells whether the row is a leaf.' }),
  ),
  condition: Type.Optional(
    Type.String({ maxLength: 1_000, description: 'JSON object: column name to value.' }),
  ),
})
export type TableTreeQuery = Static<typeof TableTreeQuery>

const ofCode = <Properties extends TProperties>({ properties }: TObject<Properties>) =>
  Type.Object({ code: DictCode, ...properties })

export const tableDictionaryShapes = {
  'dict.search': { args: ofCode(DictSearch), result: Type.Array(DictItem) },
  'dict.searchByValue': { args: ofCode(DictSearch), result: Type.Array(DictItem) },
  'dict.texts': { args: ofCode(DictKeys), result: Type.Array(Type.String()) },
  'dict.text': {
    args: Type.Object({ code: DictCode, key: Type.String({ title: 'Value', maxLength: 100 }) }),
    result: Nullable(Type.String()),
  },
  'dict.tableTree': { args: TableTreeQuery, result: Type.Array(JeecgTreeNode) },
} satisfies Record<string, OperationContract>
