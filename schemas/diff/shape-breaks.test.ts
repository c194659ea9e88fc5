import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { catalogBreaks, contractBreaks } from './contract-breaks.ts'
import { shapeBreaks } from './shape-breaks.ts'

const text = Type.String()
const shape = (properties: Parameters<typeof Type.Object>[0]) => Type.Object(properties)

describe('what callers hand in', () => {
  test.each([
    ['an argument that is gone', shape({ a: text, b: text }), shape({ b: text }), ['"a" is gone.']],
    ['a new required one', shape({}), shape({ a: text }), ['"a" is required now.']],
    ['a new optional one', shape({}), shape({ a: Type.Optional(text) }), []],
    [
      'another type',
      shape({ a: text }),
      shape({ a: Type.Integer() }),
      ['"a" is "integer" now, not "string".'],
    ],
    ['a wider number', shape({ a: Type.Integer() }), shape({ a: Type.Number() }), []],
    [
      'a narrower limit',
      shape({ a: text }),
      shape({ a: Type.String({ maxLength: 5 }) }),
      ['"a" has a narrower "maxLength": none → 5.'],
    ],
    [
      'a wider limit',
      shape({ a: Type.String({ maxLength: 5 }) }),
      shape({ a: Type.String({ maxLength: 9 }) }),
      [],
    ],
    ['a word less', Type.Enum(['x', 'y']), Type.Enum(['x']), ['It no longer takes "y".']],
    ['a word more', Type.Enum(['x']), Type.Enum(['x', 'y']), []],
    ['null refused', Type.Union([text, Type.Null()]), text, ['It may no longer be null.']],
    ['in a list', Type.Array(shape({ a: text })), Type.Array(shape({})), ['"[].a" is gone.']],
  ])('%s', (_what, before, after, breaks) => {
    expect(shapeBreaks(before, after, 'taken')).toEqual(breaks)
  })
})

describe('what callers are given', () => {
  test.each([
    ['a field that is gone', shape({ a: text }), shape({}), ['"a" is gone.']],
    ['a new field', shape({}), shape({ a: text }), []],
    [
      'a field that may be missing',
      shape({ a: text }),
      shape({ a: Type.Optional(text) }),
      ['"a" may be missing now.'],
    ],
    [
      'a field that may be null',
      shape({ a: text }),
      shape({ a: Type.Union([text, Type.Null()]) }),
      ['"a" may be null now.'],
    ],
    ['a word more', Type.Enum(['x']), Type.Enum(['x', 'y']), ['It may be "y" now.']],
    ['a word less', Type.Enum(['x', 'y']), Type.Enum(['x']), []],
  ])('%s', (_what, before, after, breaks) => {
    expect(shapeBreaks(before, after, 'given')).toEqual(breaks)
  })
})

const contracts = (more: object = {}, args = shape({ id: text })) => ({
  operations: {
    'bill.get': { method: 'GET', path: '/bill', access: 'bill:list', gives: 'record', ...more } as const,
  },
  shapes: { 'bill.get': { args, result: shape({}) } },
  models: {},
})

test.each([
  ['itself', {}, []],
  ['another path', { path: '/bills' }, ['error: Its path is /bills now, not /bill.']],
  ['another right', { access: 'bill:see' }, ['warning: It needs "bill:see" now, not "bill:list".']],
  ['a key that is needed', { idempotent: true }, ['error: It needs an Idempotency-Key now.']],
])('an operation with %s', (_what, more, expected) => {
  const found = contractBreaks(contracts(), contracts(more))

  expect(
    found.flatMap(({ breaks }) => breaks.map(({ severity, message }) => `${severity}: ${message}`)),
  ).toEqual(expected)
})

test('an operation that is gone breaks, one that is new does not', () => {
  const none = { operations: {}, shapes: {}, models: {} }

  expect(contractBreaks(contracts(), none)).toMatchObject([
    { name: 'operation bill.get', breaks: [{ message: 'It is gone.' }] },
  ])
  expect(contractBreaks(none, contracts())).toEqual([{ name: 'operation bill.get', added: true, breaks: [] }])
})

test('a setting that a renderer no longer knows breaks pages that give it', () => {
  const cells = (props: ReturnType<typeof shape>, accepts: string[]) => ({
    ...{ fields: {}, blocks: {}, charts: {}, pages: {}, actions: {} },
    cells: { Money: { accepts, props } },
  })

  const found = catalogBreaks(
    cells(shape({ sign: Type.Optional(text) }), ['integer', 'number']),
    cells(shape({}), ['integer']),
  )

  expect(found).toMatchObject([
    {
      name: 'cell Money',
      breaks: [{ message: 'Settings: "sign" is gone.' }, { message: 'It no longer takes number.' }],
    },
  ])
})
