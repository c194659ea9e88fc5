import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { catalogBreaks, contractBreaks } from './contract-breaks.ts'
import { shapeBreaks } from './shape-breaks.ts'

const text = Type.String()
const number = Type.Number()
const money = Type.Object({ fen: Type.Integer() })
const step = (name: string, more: Parameters<typeof Type.Object>[0] = {}) =>
  Type.Object({ do: Type.Literal(name), ...more })
const shape = (properties: Parameters<typeof Type.Object>[0]) => Type.Object(properties)

type Shapes = Parameters<typeof shapeBreaks>
const breaksOf = (before: Shapes[0], after: Shapes[1], direction: Shapes[2]) =>
  shapeBreaks(before, after, direction).map(({ severity, message }) =>
    severity === 'error' ? message : `warning: ${message}`,
  )

describe('input of callers', () => {
  test.each([
    ['an argument that was removed', shape({ a: text, b: text }), shape({ b: text }), ['"a" was removed.']],
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
    ['a word less', Type.Enum(['x', 'y']), Type.Enum(['x']), ['It no longer accepts "y".']],
    ['a word more', Type.Enum(['x']), Type.Enum(['x', 'y']), []],
    ['null refused', Type.Union([text, Type.Null()]), text, ['It may no longer be null.']],
    ['in a list', Type.Array(shape({ a: text })), Type.Array(shape({})), ['"[].a" was removed.']],
    ['a list of anything', Type.Array(text), Type.Array(Type.Unknown()), []],
    [
      'a list of something',
      Type.Array(Type.Unknown()),
      Type.Array(text),
      ['"[]" is "string" now, not anything.'],
    ],
    [
      'a shape less of several',
      Type.Union([text, number, money]),
      Type.Union([text, money]),
      ['It no longer accepts "number".'],
    ],
    ['all but one of several', Type.Union([text, number]), text, ['It no longer accepts "number".']],
    ['a shape more', Type.Union([text, number]), Type.Union([money, number, text]), []],
    ['several where one was', text, Type.Union([text, number]), []],
    [
      'a change in one of several',
      Type.Union([step('open', { page: text }), step('close')]),
      Type.Union([step('close'), step('open', { page: text, query: text })]),
      ['"query" is required now.'],
    ],
    [
      'one of several by its word',
      Type.Union([step('open'), step('close')]),
      Type.Union([step('open'), step('send')]),
      ['It no longer accepts "object" with "do" "close".'],
    ],
    [
      'a word less beside null',
      Type.Union([Type.Literal('x'), Type.Literal('y'), Type.Null()]),
      Type.Union([Type.Literal('x'), Type.Null()]),
      ['It no longer accepts "y".'],
    ],
    ['words only', text, Type.Enum(['x', 'y']), ['It takes only "x", "y" now.']],
    ['any word', Type.Enum(['x', 'y']), text, []],
    [
      'another value by any name',
      Type.Record(text, text),
      Type.Record(text, number),
      ['"*" is "number" now, not "string".'],
    ],
    [
      'a narrower value by any name',
      shape({ a: Type.Record(text, shape({})) }),
      shape({ a: Type.Record(text, money) }),
      ['"a.*.fen" is required now.'],
    ],
    [
      'other names',
      Type.Record(text, text),
      Type.Record(Type.String({ pattern: '^a' }), text),
      ['warning: The names in it match "^a" now, not "^.*$".'],
    ],
    [
      'anything by any name',
      Type.Object({}, { additionalProperties: text }),
      Type.Object({}, { additionalProperties: true }),
      [],
    ],
    [
      'one value by any name',
      shape({}),
      Type.Object({}, { additionalProperties: text }),
      ['"*" is "string" now, not anything.'],
    ],
    [
      'values by some name',
      shape({}),
      Type.Record(Type.String({ pattern: '^a' }), text),
      ['warning: "*" has a shape now: any value was accepted.'],
    ],
    ['no values by name', Type.Record(text, text), shape({}), ['"*" was removed.']],
    [
      'nothing beside what is named',
      shape({}),
      Type.Object({}, { additionalProperties: false }),
      ['It has a narrower "additionalProperties": none → false.'],
    ],
    ['more than what is named', Type.Object({}, { additionalProperties: false }), shape({}), []],
    [
      'more than what is named, said so',
      Type.Object({}, { additionalProperties: false }),
      Type.Object({}, { additionalProperties: true }),
      [],
    ],
    [
      'no value twice',
      Type.Array(text),
      Type.Array(text, { uniqueItems: true }),
      ['It has a narrower "uniqueItems": none → true.'],
    ],
    ['a pattern less', Type.String({ pattern: '^a' }), text, []],
    [
      'another dictionary',
      shape({ a: Type.String({ 'x-dict': 'kind' }) }),
      shape({ a: Type.String({ 'x-dict': 'state' }) }),
      ['warning: "a" has another "x-dict": "kind" → "state".'],
    ],
    ['another title', Type.String({ title: 'A', description: 'a' }), Type.String({ title: 'B' }), []],
  ])('%s', (_what, before, after, breaks) => {
    expect(breaksOf(before, after, 'taken')).toEqual(breaks)
  })
})

describe('output to callers', () => {
  test.each([
    ['a field that was removed', shape({ a: text }), shape({}), ['"a" was removed.']],
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
    ['words only in name', Type.Enum(['x', 'y']), text, ['It may be another than "x", "y" now.']],
    [
      'a shape more of several',
      Type.Union([text, money]),
      Type.Union([text, money, number]),
      ['It may be "number" now.'],
    ],
    ['a shape less', Type.Union([text, number]), text, []],
    [
      'a field less in one of several',
      Type.Union([text, Type.Array(money)]),
      Type.Union([text, Type.Array(shape({}))]),
      ['"[].fen" was removed.'],
    ],
    [
      'a null by any name',
      Type.Record(text, text),
      Type.Record(text, Type.Union([text, Type.Null()])),
      ['"*" may be null now.'],
    ],
    [
      'another format',
      Type.String({ format: 'date' }),
      Type.String({ format: 'date-time' }),
      ['warning: It has another "format": "date" → "date-time".'],
    ],
    ['a narrower limit', text, Type.String({ maxLength: 5 }), []],
  ])('%s', (_what, before, after, breaks) => {
    expect(breaksOf(before, after, 'given')).toEqual(breaks)
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
  ['a new approval', { countersign: 'bill:sign' }, ['error: It needs an approval by "bill:sign" now.']],
])('an operation with %s', (_what, more, expected) => {
  const found = contractBreaks(contracts(), contracts(more))

  expect(
    found.flatMap(({ breaks }) => breaks.map(({ severity, message }) => `${severity}: ${message}`)),
  ).toEqual(expected)
})

test.each([
  ['approval', { countersign: 'bill:sign' }, {}, 'warning: It no longer needs an approval by "bill:sign".'],
  [
    'right to sign',
    { countersign: 'bill:sign' },
    { countersign: 'bill:audit' },
    'warning: It needs an approval by "bill:audit" now, not by "bill:sign".',
  ],
  ['totals', { totals: 'bill.sum' }, {}, 'error: Its totals were removed.'],
  [
    'operation for totals',
    { totals: 'bill.sum' },
    { totals: 'bill.add' },
    'warning: Its totals come from "bill.add" now, not "bill.sum".',
  ],
])('an operation with another %s is reported', (_what, before, after, expected) => {
  const found = contractBreaks(contracts(before), contracts(after))

  expect(
    found.flatMap(({ breaks }) => breaks.map(({ severity, message }) => `${severity}: ${message}`)),
  ).toEqual([expected])
})

const list = {
  sortable: ['fen'],
  filters: {},
  totals: ['fen'],
  defaultSort: { field: 'fen', order: 'asc' },
} as const
const report = { fields: ['fen'], relations: { shop: shape({ code: text }) } }

test.each([
  ['totals', { list: { ...list, totals: [] }, report }, 'error: "fen" is no longer added up.'],
  [
    'own sort',
    { list: { ...list, defaultSort: { field: 'fen', order: 'desc' } }, report },
    'warning: Its default sort is "fen desc" now, not "fen asc".',
  ],
  ['list', { report: report }, 'error: There is no list of it any more.'],
  [
    'relation',
    { list, report: { ...report, relations: { shop: shape({}) } } },
    'error: Joined "shop": "code" was removed.',
  ],
] as const)('a model with another %s is reported', (_what, after, expected) => {
  const model = (more: object) => ({
    ...{ operations: {}, shapes: {} },
    models: { Bill: { name: 'Bill', title: 'Bill', shape: money, ...more } },
  })

  const found = contractBreaks(model({ list, report }), model(after))

  expect(
    found.flatMap(({ breaks }) => breaks.map(({ severity, message }) => `${severity}: ${message}`)),
  ).toEqual([expected])
})

test('removing an operation is a break, adding one is not', () => {
  const none = { operations: {}, shapes: {}, models: {} }

  expect(contractBreaks(contracts(), none)).toMatchObject([
    { name: 'operation bill.get', breaks: [{ message: 'It was removed.' }] },
  ])
  expect(contractBreaks(none, contracts())).toEqual([{ name: 'operation bill.get', added: true, breaks: [] }])
})

test("removing a renderer's setting breaks the pages that use it", () => {
  const cells = (props: ReturnType<typeof shape>, accepts: string[]) => ({
    ...{ fields: {}, layouts: {}, arrays: {}, blocks: {}, charts: {}, pages: {}, actions: {} },
    cells: { Money: { accepts, props } },
  })

  const found = catalogBreaks(
    cells(shape({ sign: Type.Optional(text) }), ['integer', 'number']),
    cells(shape({}), ['integer']),
  )

  expect(found).toMatchObject([
    {
      name: 'cell Money',
      breaks: [{ message: 'Settings: "sign" was removed.' }, { message: 'It no longer accepts number.' }],
    },
  ])
})
