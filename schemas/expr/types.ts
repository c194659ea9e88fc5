import type { TSchema } from 'typebox'
import { unitOf } from '../contracts/unit.ts'

/** Type of an expression. `fen` is an amount as an integer. Amounts can't be divided. */
export type ExprType =
  | { kind: 'any' | 'null' | 'bool' | 'string' | 'int' | 'double' | 'fen' }
  | { kind: 'list'; item: ExprType }
  | { kind: 'record'; name: string; fields: Readonly<Record<string, ExprType>> }

export const anyType: ExprType = { kind: 'any' }
const nullType: ExprType = { kind: 'null' }
export const boolType: ExprType = { kind: 'bool' }
export const stringType: ExprType = { kind: 'string' }
export const intType: ExprType = { kind: 'int' }
export const doubleType: ExprType = { kind: 'double' }
export const fenType: ExprType = { kind: 'fen' }
export const listType = (item: ExprType): ExprType => ({ kind: 'list', item })
/** Returns the type of the items of a list. The items of any other type are unknown. */
export const itemType = (type: ExprType | undefined): ExprType =>
  type?.kind === 'list' ? type.item : anyType
/** Returns the type of a record with known fields. `name` is the name of this type in messages. */
export const recordType = (name: string, fields: Readonly<Record<string, ExprType>>): ExprType => ({
  kind: 'record',
  name,
  fields,
})

export const isNumeric = ({ kind }: ExprType) => kind === 'int' || kind === 'double' || kind === 'fen'
/** True if a type is unknown or null. A value of such a type is accepted everywhere. */
export const isUnknownOrNull = ({ kind }: ExprType) => kind === 'any' || kind === 'null'

/**
 * Returns the common type of several types, or the unknown type if the types differ. Null is compatible with
 * every type.
 */
export function joinTypes(types: readonly ExprType[]): ExprType {
  const [first = nullType, ...others] = types.filter(({ kind }) => kind !== 'null')
  return others.reduce(joinTwo, first)
}

function joinTwo(left: ExprType, right: ExprType): ExprType {
  if (left === right) return left
  if (left.kind === 'list' && right.kind === 'list') return listType(joinTypes([left.item, right.item]))
  if (isNumeric(left) && isNumeric(right)) return joinNumbers(left, right)
  return left.kind === right.kind && left.kind !== 'record' ? left : anyType
}

/**
 * Returns the common type of two numeric types. An integer can also count as an amount or as a fraction. An
 * amount and a fraction have no common type.
 */
function joinNumbers(left: ExprType, right: ExprType): ExprType {
  if (left.kind === right.kind || right.kind === 'int') return left
  return left.kind === 'int' ? right : anyType
}

/** Returns the name that messages use for a type. */
export function describeType(type: ExprType): string {
  switch (type.kind) {
    case 'bool':
      return 'a boolean'
    case 'string':
      return 'a string'
    case 'int':
      return 'an integer'
    case 'double':
      return 'a number'
    case 'fen':
      return 'an amount in fen'
    case 'list':
      return 'a list'
    case 'record':
      return 'a record'
    default:
      return 'any value'
  }
}

interface Shape {
  type?: string
  properties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
}

/**
 * Returns the type of a value with the given schema of the contract. Integers in the unit fen are amounts.
 */
export function typeOfSchema(schema: TSchema, name = ''): ExprType {
  const { type, properties, items, anyOf } = schema as Shape
  const some = anyOf?.filter((part) => (part as Shape).type !== 'null')
  if (some?.length === 1 && some[0]) return typeOfSchema(some[0], name)
  switch (type) {
    case 'string':
      return stringType
    case 'integer':
      return unitOf(schema) === 'fen' ? fenType : intType
    case 'number':
      return doubleType
    case 'boolean':
      return boolType
    case 'array':
      return listType(items ? typeOfSchema(items, name) : anyType)
    case 'object':
      return properties ? recordType(name, fieldTypes(properties)) : anyType
    default:
      return anyType
  }
}

const fieldTypes = (properties: Record<string, TSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([key, shape]) => [key, typeOfSchema(shape, key)]))
