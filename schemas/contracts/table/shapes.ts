import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Nullable, noArgs, Str } from '../scalars.ts'

const TableName = Type.String({ title: 'Table', pattern: '^[a-z][a-z0-9_]*$', maxLength: 63 })

/**
 * State of a table. `available`: the table can become a resource. `resource`: the table is registered as a
 * resource. `unsuitable`: the table can't become a resource, for the given reason. `missing`: the table is
 * registered but doesn't exist.
 */
const TableState = stringEnum(['available', 'resource', 'unsuitable', 'missing'], { title: 'State' })

/** A table of the database schema `custom`, or a registered table that is missing. */
const CustomTable = Type.Object({
  table: Str('Table', 63),
  title: Str('Title', 500),
  state: TableState,
  reason: Nullable(Str('Reason', 500)),
  /** The part of the operation names before the dot, such as `teaGift` in `teaGift.list`. */
  name: Str('Name', 63),
  model: Str('Model', 63),
  columns: Type.Array(
    Type.Object({ field: Str('Field', 63), title: Str('Title', 500), type: Str('Type', 100) }),
  ),
})
export type CustomTable = Static<typeof CustomTable>

/** A page as JSON. */
const PageJson = Type.Record(Type.String(), Type.Unknown(), { title: 'Page' })

const ofTable = strictObject({ table: TableName })

export const tableShapes = {
  'table.list': { args: noArgs, result: Type.Array(CustomTable) },
  'table.pages': { args: ofTable, result: Type.Array(PageJson) },
  'table.register': { args: ofTable, result: CustomTable },
  'table.remove': { args: ofTable, result: Type.Null() },
} satisfies Record<string, OperationContract>
