import Type, { type TObject } from 'typebox'
import type { Model, OperationContract } from './model.ts'
import { byId, byIds, noArgs } from './scalars.ts'

/** Request bodies of create and update. */
interface RequestBodies {
  add: TObject
  /** Defaults to the record's id with the fields of `add`. */
  edit?: TObject
}

/** Schemas of the six operations of the JeecgBoot CRUD convention. */
export function crudShapes(
  area: string,
  model: Model,
  { add, edit = Type.Object({ ...byId.properties, ...add.properties }) }: RequestBodies,
): Record<string, OperationContract> {
  const done = { result: Type.Null() }
  return {
    [`${area}.list`]: { args: noArgs, model },
    [`${area}.get`]: { args: byId, model },
    [`${area}.add`]: { args: add, model },
    [`${area}.edit`]: { args: edit, model },
    [`${area}.delete`]: { args: byId, ...done },
    [`${area}.deleteBatch`]: { args: byIds, ...done },
  }
}
