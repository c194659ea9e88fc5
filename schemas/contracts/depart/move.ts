import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel } from '../model.ts'
import { Count, Id, Maybe, Nullable, Str } from '../scalars.ts'

/** Types of records that a move of a department changes. */
export const movedKinds = [
  'departments',
  'users',
  'shops',
  'bills',
  'trades',
  'sums',
  'others',
  'rules',
] as const
export type MovedKind = (typeof movedKinds)[number]

const Rows = Type.Array(
  Type.Object({ kind: Type.Enum([...movedKinds], { title: 'Type' }), count: Count('Rows') }),
  { title: 'Rows' },
)

/** Changes that a move of a department will make, or has made. */
export const DepartMove = Type.Object({
  id: Id('Department'),
  departName: Str('Department', 100),
  parentId: Nullable(Id('New parent')),
  fromCode: Str('Department code', 64),
  toCode: Str('New department code', 64),
  rows: Rows,
  total: Count('Rows'),
})
export type DepartMove = Static<typeof DepartMove>
export const departMoveModel = defineModel(
  {
    name: 'DepartMove',
    title: 'Move of a department',
    relations: { parent: { model: 'Depart', field: 'parentId' } },
  },
  DepartMove,
)

const parentId = Maybe(
  Type.String({ maxLength: 32, description: 'The new parent; null or empty for the root.' }),
)
export const PlanDepartMove = strictObject({ id: Id('Department'), parentId })
export type PlanDepartMove = Static<typeof PlanDepartMove>
export const MoveDepart = strictObject({
  id: Id('Department'),
  parentId,
  fromCode: Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'The org code at planning time; a different current code means a concurrent move.',
  }),
})
export type MoveDepart = Static<typeof MoveDepart>

/** Progress of the move of a department; null if no move is running. */
export const DepartMoveProgress = Nullable(
  Type.Object({
    id: Id('Department'),
    done: Count('Rows moved'),
    total: Count('Rows'),
  }),
)
export type DepartMoveProgress = Static<typeof DepartMoveProgress>
