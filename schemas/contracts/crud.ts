import Type, { type TObject } from 'typebox'
import type { Model, OperationShapes } from './model.ts'
import { byId, byIds, none } from './scalars.ts'

/** What is typed of a record that is made, and of one that is changed. */
interface Typed {
  add: TObject
  edit: TObject
}

/** The shapes of the six operations of records that are kept by the contract's CRUD convention. */
export function crudShapes(
  area: string,
  { name, shape }: Model,
  { add, edit }: Typed,
): Record<string, OperationShapes> {
  const record = { result: shape, model: name }
  const done = { result: Type.Null() }
  return {
    [`${area}.list`]: { args: none, ...record },
    [`${area}.get`]: { args: byId, ...record },
    [`${area}.add`]: { args: add, ...record },
    [`${area}.edit`]: { args: edit, ...record },
    [`${area}.delete`]: { args: byId, ...done },
    [`${area}.deleteBatch`]: { args: byIds, ...done },
  }
}
