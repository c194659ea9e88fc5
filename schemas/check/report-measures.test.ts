import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes } from '#schemas'
import { checkPage } from '#schemas/check'

const gross = { id: 'gross', fn: 'sum', field: 'grossFen', title: 'Gross' }
const day = { id: 'day', field: 'settleDate', bucket: 'day', title: 'Day' }
const dimension = (bucket: string) => ({ ...day, id: bucket, bucket })

/** Returns the codes and messages of the errors in a report with the given dimensions and measures. */
function errorsOf(report: { dimensions?: object[]; measures: object[] }) {
  const page = {
    format: 1,
    id: 'bill/Test',
    kind: 'report',
    title: 'Test',
    requires: { view: 'bill:report' },
    report: {
      source: { model: 'SettleBill' },
      dimensions: [day],
      filters: [
        {
          id: 'byDate',
          field: 'settleDate',
          op: 'between',
          title: 'Day',
          component: 'DateRange',
          required: true,
        },
      ],
      budget: { maxRows: 10, maxSeconds: 1, requireDateRange: { filter: 'byDate', maxDays: 92 } },
      ...report,
    },
  }
  return checkPage(JSON.stringify(page), {
    contracts: { operations, shapes, models },
    catalog,
    permissions: ['bill:report'],
    dictionaries: {},
    pages: {},
  }).flatMap(({ code, message, severity }) => (severity === 'error' ? [`${code} ${message}`] : []))
}

const derived = (fn: string, of = 'gross') => ({ id: 'derived', fn, of, title: 'Derived' })

test.each(['share', 'running', 'previous', 'change'])('a measure "%s" of a sum over days is valid', (fn) => {
  expect(errorsOf({ measures: [gross, derived(fn)] })).toEqual([])
})

test.each(['running', 'previous', 'change'])('a measure "%s" requires a time bucket', (fn) => {
  const { bucket: _, ...dayOnly } = day

  expect(errorsOf({ dimensions: [dayOnly], measures: [gross, derived(fn)] })).toEqual([
    `E295 "${fn}" requires a dimension with a time bucket.`,
  ])
})

test.each([
  ['share', ['E295 "share" requires a sum or a count, but "most" is "max".']],
  ['running', ['E295 "running" requires a sum or a count, but "most" is "max".']],
  ['previous', []],
])('a measure "%s" of a maximum reports %j', (fn, errors) => {
  const most = { id: 'most', fn: 'max', field: 'grossFen', title: 'Most' }

  expect(errorsOf({ measures: [most, derived(fn, 'most')] })).toEqual(errors)
})

test('a ratio of a date is an error', () => {
  const last = { id: 'last', fn: 'max', field: 'settleDate', title: 'Last' }

  expect(errorsOf({ measures: [last, gross, { ...derived('ratio', 'last'), to: 'gross' }] })).toEqual([
    'E295 "last" is not a number.',
  ])
})

test('a previous week does not fit into months', () => {
  const dimensions = [dimension('month'), dimension('week')]

  expect(errorsOf({ dimensions, measures: [gross, derived('previous')] })).toEqual([
    'E295 "previous" can\'t compare weeks that are cut by the bucket "month".',
  ])
  expect(errorsOf({ dimensions, measures: [gross, derived('running')] })).toEqual([])
  expect(errorsOf({ dimensions: [day, dimension('week')], measures: [gross, derived('change')] })).toEqual([])
})

test('a measure over a derived measure is an error', () => {
  const measures = [gross, derived('share'), { ...derived('running', 'derived'), id: 'other' }]

  expect(errorsOf({ measures })).toEqual(['E293 The report has no function over fields "derived".'])
})

test('the top groups of a dimension are ranked by a function over fields', () => {
  const top = (by: string) => ({
    id: 'channel',
    field: 'channelCode',
    title: 'Channel',
    top: { count: 3, by },
  })

  expect(errorsOf({ dimensions: [top('gross')], measures: [gross] })).toEqual([])
  expect(errorsOf({ dimensions: [top('net')], measures: [gross] })).toEqual([
    'E293 The report has no function over fields "net".',
  ])
})

test('time buckets have no top groups', () => {
  const dimensions = [{ ...day, top: { count: 3, by: 'gross' } }]

  expect(errorsOf({ dimensions, measures: [gross] })).toEqual(['E292 A time bucket has no top groups.'])
})

test.each([
  [{ field: 'status', op: 'eq', value: 'HELD' }, []],
  [
    {
      all: [
        { field: 'settleDate', op: 'gte', value: '2026-01-01' },
        { field: 'confirmBy', op: 'me' },
      ],
    },
    [],
  ],
  [{ field: 'accountNo', op: 'eq', value: '1' }, ['E201 SettleBill has no field "accountNo".']],
  [
    { field: 'grossFen', op: 'eq', value: 'x' },
    ['E228 "grossFen" is an amount in fen, but the value is a string.'],
  ],
  [
    { not: { field: 'settleDate', op: 'eq', value: 'today' } },
    ['E228 "settleDate" is a date or time, but the value is not.'],
  ],
  [
    { field: 'status', op: 'eq', value: { $expr: '"HELD"' } },
    ['E228 A rule of a measure compares constants only.'],
  ],
])('a measure with the rule %j reports %j', (when, errors) => {
  expect(errorsOf({ measures: [{ id: 'held', fn: 'count', when, title: 'Held' }] })).toEqual(errors)
})
