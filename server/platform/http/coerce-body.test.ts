import Type, { type TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { coerceBody } from './coerce-body.ts'

const orNull = (shape: TSchema) => Type.Union([shape, Type.Null()])

/** Value of a field after the conversion; undefined if the conversion removed the field. */
function read(shape: TSchema, value: unknown): unknown {
  const body = { field: value }
  coerceBody(body, Type.Object({ field: shape }))
  return body.field
}

test.each([
  ['3', Type.Integer(), 3],
  [' -3 ', orNull(Type.Integer()), -3],
  ['2.5', Type.Number(), 2.5],
  [8, Type.String(), '8'],
  [2.5, Type.String(), '2.5'],
  [true, Type.String(), 'true'],
  [1, Type.Union([Type.Literal('0'), Type.Literal('1')]), '1'],
  ['2', Type.Union([Type.Literal(1), Type.Literal(2)]), 2],
  ['true', Type.Boolean(), true],
  ['false', orNull(Type.Boolean()), false],
  [1, Type.Boolean(), true],
  [0, Type.Boolean(), false],
])('%j is converted to the type of its field', (value, shape, expected) => {
  expect(read(shape, value)).toBe(expected)
})

test('an empty or null value is never 0 or false', () => {
  expect(read(orNull(Type.Integer()), '')).toBeNull()
  expect(read(orNull(Type.Boolean()), ' ')).toBeNull()
  expect(read(Type.Integer(), '')).toBeUndefined()
  expect(read(Type.Boolean(), '')).toBeUndefined()
  expect(read(Type.Integer(), null)).toBeNull()
  expect(read(Type.Boolean(), null)).toBeNull()
  expect(read(Type.String(), '')).toBe('')
  expect(read(Type.String(), null)).toBeNull()
})

test.each([
  ['a text that is not a number', 'x', Type.Integer()],
  ['a broken number', '3.5', Type.Integer()],
  ['a number of another notation', '1e3', Type.Integer()],
  ['more digits than a number can represent', '12345678901234567890', Type.Integer()],
  ['a number that has already lost digits', 12_345_678_901_234_567_000, Type.String()],
  ['true for a number', true, Type.Integer()],
  ['a number other than 0 and 1 for a boolean', 2, Type.Boolean()],
  ['a word other than true and false', 'yes', Type.Boolean()],
  ['a number for a password', 123_456, Type.String({ format: 'password' })],
  ['true for a password', true, Type.String({ format: 'password' })],
  ['a list for a text', ['a'], Type.String()],
  ['a record for a text', { a: 1 }, Type.String()],
  ['a text for a list', 'a', Type.Array(Type.String())],
])('%s is not converted, so that the validation refuses it', (_name, value, shape) => {
  expect(read(shape, value)).toEqual(value)
})

test.each([
  [1, Type.Union([Type.String(), Type.Integer()])],
  ['1', Type.Union([Type.String(), Type.Integer()])],
  ['', Type.Union([Type.Integer(), Type.Literal('')])],
  [{ a: '1' }, Type.Unknown()],
])('%j is not converted if its field accepts it', (value, shape) => {
  expect(read(shape, value)).toEqual(value)
})

test('nested lists and records are converted too; unknown fields are unchanged', () => {
  const body = { ids: [1, 'b', true], part: { on: 'true', other: 1 }, other: '1' }

  coerceBody(body, Type.Object({ ids: Type.Array(Type.String()), part: Type.Object({ on: Type.Boolean() }) }))

  expect(body).toEqual({ ids: ['1', 'b', 'true'], part: { on: true, other: 1 }, other: '1' })
})

test('a body that is not an object is unchanged', () => {
  for (const body of [null, undefined, 'x', 1, []]) {
    expect(() => coerceBody(body, Type.Object({ field: Type.Integer() }))).not.toThrow()
  }
})
