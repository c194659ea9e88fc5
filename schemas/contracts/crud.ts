import Type, { type TObject } from 'typebox'
import type { Model, OperationShapes } from './model.ts'
import { byId, byIds, none } from './scalars.ts'

/** Request bodies of create and update. */
interface RequestBodies {
  add: TObject
  edit: TObject
}

/** Schemas of the six operations of the JeecgBoot CRUD convention. */
export function crudShapes(
  area: string,
  { name, shape }: Model,
  { add, edit }: RequestBodies,
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
