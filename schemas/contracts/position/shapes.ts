import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { auditFields, Code, DictValue, Id, Maybe, NonBlank, Nullable, Str } from '../scalars.ts'

export const SysPosition = Type.Object({
  id: Id('Id'),
  code: Str('Code', 100),
  name: Str('Position', 100),
  postRank: Nullable(DictValue('Rank', 'position_rank')),
  ...auditFields,
})
export type SysPosition = Static<typeof SysPosition>

export const positionModel = defineModel({ name: 'SysPosition', title: 'Position' }, SysPosition, {
  sortable: ['code', 'name', 'postRank', 'createTime'],
  filters: { code: ['like'], name: ['like'], postRank: ['eq', 'in'], createTime: ['between'] },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/**
 * Editable fields of a position. JeecgBoot clients send complete records, of which the server reads only
 * these fields.
 */
export const NewPosition = Type.Object({
  code: Code('Code'),
  name: NonBlank('Position', 100),
  postRank: Maybe(Type.String({ title: 'Rank', maxLength: 2, 'x-dict': 'position_rank' })),
})
export type NewPosition = Static<typeof NewPosition>

/** Query for the positions that a picker shows: by search text, or by code for selected positions. */
export const PositionOptionsQuery = strictObject({
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ids: Type.Optional(Type.String({ maxLength: 2000, description: 'Codes, separated by commas.' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
})
export type PositionOptionsQuery = Static<typeof PositionOptionsQuery>
export const PositionOption = Type.Object({ code: Str('Code', 100), name: Str('Position', 100) })
export type PositionOption = Static<typeof PositionOption>

export const positionShapes = {
  'position.options': { args: PositionOptionsQuery, result: Type.Array(PositionOption) },
  ...crudShapes('position', positionModel, { add: NewPosition }),
  'position.byCode': { args: Type.Object({ code: Str('Code', 100) }), model: positionModel },
} satisfies Record<string, OperationContract>
