import Type, { type Static } from 'typebox'
import { MAX_OPERATION_NAME } from '../../meta/operation-name.ts'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { MAX_NAMES } from './limits.ts'

const NAME = `[^,]{1,${MAX_OPERATION_NAME}}`

const Query = strictObject({
  names: Type.String({
    title: 'Names',
    description: `Names of operations, separated by commas; at most ${MAX_NAMES}.`,
    pattern: `^${NAME}(,${NAME}){0,${MAX_NAMES - 1}}$`,
  }),
  shapes: Type.Optional(
    Type.Boolean({ title: 'Shapes', description: 'Adds the shapes of the operations and their models.' }),
  ),
})

/** A JSON Schema as JSON data. */
const Schema = Type.Unknown({ description: 'JSON Schema.' })

const FoundOperation = Type.Object({
  method: Type.Union([
    Type.Literal('GET'),
    Type.Literal('POST'),
    Type.Literal('PUT'),
    Type.Literal('DELETE'),
  ]),
  path: Type.String(),
  access: Type.String({ description: 'Permission code, or public or signedIn.' }),
  gives: Type.Union([Type.Literal('page'), Type.Literal('record'), Type.Literal('value')]),
  totals: Type.Optional(Type.String()),
  countersign: Type.Optional(Type.String()),
  many: Type.Optional(Type.String()),
  idempotent: Type.Optional(Type.Boolean()),
})

const FoundShapes = Type.Object({ args: Schema, result: Schema, model: Type.Optional(Type.String()) })

const FoundModel = Type.Object({
  name: Type.String(),
  title: Type.String({ description: 'English; titles of fields are in the shape, units in `x-unit`.' }),
  locales: Type.Object({
    'zh-CN': Type.Record(Type.String(), Type.String(), { description: 'Chinese texts by English title.' }),
  }),
  shape: Schema,
  relations: Type.Record(
    Type.String(),
    Type.Object({ model: Type.String(), field: Type.String({ description: 'Field with the id.' }) }),
    { description: 'Records that a record refers to.' },
  ),
  list: Type.Optional(Type.Unknown({ description: 'Sortable, filterable and summed fields of its lists.' })),
})

/**
 * Operations by name. Only operations that the caller may call are included. On request, the response
 * includes the schemas and models of these operations.
 */
export const FoundContracts = Type.Object({
  operations: Type.Record(Type.String(), FoundOperation),
  shapes: Type.Optional(Type.Record(Type.String(), FoundShapes)),
  models: Type.Optional(Type.Record(Type.String(), FoundModel)),
})
export type FoundContracts = Static<typeof FoundContracts>

export const contractShapes = {
  'contract.find': { args: Query, result: FoundContracts },
} satisfies Record<string, OperationContract>
