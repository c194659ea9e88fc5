import Type, { type TObject } from 'typebox'
import { strictObject } from '../meta/strict-object.ts'
import type { Model, OperationContract } from './model.ts'
import { byId, byIds, noArgs } from './scalars.ts'

/** Request bodies of create and update. */
interface RequestBodies {
  add: TObject
  /** Defaults to the record's id with the fields of `add`. */
  edit?: TObject
}

interface Arguments extends RequestBodies {
  one: TObject
  many: TObject
}

function operationsOf(
  area: string,
  model: Model,
  { add, edit, one, many }: Required<Arguments>,
): Record<string, OperationContract> {
  const done = { result: Type.Null() }
  return {
    [`${area}.list`]: { args: noArgs, model },
    [`${area}.get`]: { args: one, model },
    [`${area}.add`]: { args: add, model },
    [`${area}.edit`]: { args: edit, model },
    [`${area}.delete`]: { args: one, ...done },
    [`${area}.deleteBatch`]: { args: many, ...done },
  }
}

/**
 * Schemas of the six operations of the JeecgBoot CRUD convention, for paths of the JeecgBoot contract, which
 * ignore unknown fields.
 */
export const crudShapes = (
  area: string,
  model: Model,
  { add, edit = Type.Object({ ...byId.properties, ...add.properties }) }: RequestBodies,
) => operationsOf(area, model, { add, edit, one: byId, many: byIds })

/** Schemas of the same operations for paths of our own, which reject unknown fields. */
export const strictCrudShapes = (
  area: string,
  model: Model,
  { add, edit = strictObject({ ...byId.properties, ...add.properties }) }: RequestBodies,
) =>
  operationsOf(area, model, {
    add,
    edit,
    one: strictObject(byId.properties),
    many: strictObject(byIds.properties),
  })
