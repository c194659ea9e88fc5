import Type, { type TNull, type TObject, type TProperties } from 'typebox'
import { strictObject } from '../meta/strict-object.ts'
import type { Model } from './model.ts'
import { byId, byIds, noArgs } from './scalars.ts'

/**
 * Request bodies of create and update. The default body of an update has the fields of `add` and the record's
 * id.
 */
interface RequestBodies<Added extends TObject, Edited extends TObject> {
  add: Added
  edit?: Edited
}

type WithId<Added extends TObject> = TObject<typeof byId.properties & PropertiesOf<Added>>
type PropertiesOf<Shape extends TObject> = Shape extends TObject<infer Properties> ? Properties : TProperties

interface OnModel<Args extends TObject> {
  args: Args
  model: Model
}
interface Done<Args extends TObject> {
  args: Args
  result: TNull
}

/** The schemas of the six CRUD operations of an area, by operation name. */
type CrudShapes<Area extends string, Added extends TObject, Edited extends TObject> = Record<
  `${Area}.list`,
  OnModel<typeof noArgs>
> &
  Record<`${Area}.get`, OnModel<typeof byId>> &
  Record<`${Area}.add`, OnModel<Added>> &
  Record<`${Area}.edit`, OnModel<Edited>> &
  Record<`${Area}.delete`, Done<typeof byId>> &
  Record<`${Area}.deleteBatch`, Done<typeof byIds>>

function operationsOf<Area extends string, Added extends TObject, Edited extends TObject>(
  area: Area,
  model: Model,
  { add, edit, one, many }: { add: Added; edit: Edited; one: typeof byId; many: typeof byIds },
) {
  const done = { result: Type.Null() }
  return {
    [`${area}.list`]: { args: noArgs, model },
    [`${area}.get`]: { args: one, model },
    [`${area}.add`]: { args: add, model },
    [`${area}.edit`]: { args: edit, model },
    [`${area}.delete`]: { args: one, ...done },
    [`${area}.deleteBatch`]: { args: many, ...done },
  } as CrudShapes<Area, Added, Edited>
}

/**
 * Schemas of the six CRUD operations, for paths of the JeecgBoot contract. The server ignores unknown fields.
 */
export const crudShapes = <
  const Area extends string,
  Added extends TObject,
  Edited extends TObject = WithId<Added>,
>(
  area: Area,
  model: Model,
  { add, edit }: RequestBodies<Added, Edited>,
) =>
  operationsOf<Area, Added, Edited>(area, model, {
    add,
    edit: edit ?? (Type.Object({ ...byId.properties, ...add.properties }) as unknown as Edited),
    one: byId,
    many: byIds,
  })

/**
 * Schemas of the six CRUD operations, for paths outside the JeecgBoot contract. The server rejects unknown
 * fields.
 */
export const strictCrudShapes = <
  const Area extends string,
  Added extends TObject,
  Edited extends TObject = WithId<Added>,
>(
  area: Area,
  model: Model,
  { add, edit }: RequestBodies<Added, Edited>,
) =>
  operationsOf<Area, Added, Edited>(area, model, {
    add,
    edit: edit ?? (strictObject({ ...byId.properties, ...add.properties }) as unknown as Edited),
    one: strictObject(byId.properties),
    many: strictObject(byIds.properties),
  })
