import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReportDimension, ReportPage, ReportResult, ReportRow } from '#schemas'
import { createTranslate } from '../i18n/interpolate.ts'
import type { SearchValues } from '../list/list-state.ts'
import { keyFields } from '../list/search-keys.ts'
import { createDrill } from './drill.ts'
import { titleGroups } from './group-titles.ts'
import { buildPivot } from './pivot.ts'
import { reportLines } from './report-lines.ts'

const result = (
  dimensions: string[],
  rows: ReportRow[],
  subtotals: ReportResult['subtotals'],
): ReportResult => ({
  columns: [
    ...dimensions.map((id) => ({ id, role: 'dimension' as const, type: 'text' as const })),
    { id: 'sum', role: 'measure', type: 'integer' },
  ],
  rows,
  subtotals,
  totals: { sum: 10 },
  checks: [],
  isCut: false,
  ranAt: '2026-05-01 00:00:00',
  millis: 1,
})

describe('report lines', () => {
  const found = result(
    ['day', 'channel'],
    [
      { day: '1', channel: 'a', sum: 1 },
      { day: '1', channel: 'b', sum: 2 },
      { day: '2', channel: 'a', sum: 7 },
    ],
    [
      {
        by: ['day'],
        rows: [
          { day: '1', sum: 3 },
          { day: '2', sum: 7 },
        ],
      },
    ],
  )

  test('a group has its subtotal after its last row, except a group with one row', () => {
    const lines = reportLines(found)

    expect(lines.map(({ row, isSum }) => [row.sum, isSum])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [7, false],
    ])
  })

  test('a line counts the leading values that equal those of the line before', () => {
    expect(reportLines(found).map(({ repeats }) => repeats)).toEqual([0, 1, 0, 0])
  })

  test('subtotals of inner groups come before those of outer groups', () => {
    const rows = ['x', 'y'].flatMap((b) => ['1', '2'].map((c) => ({ a: 'A', b, c, sum: 1 })))
    const sums = [
      { by: ['a'], rows: [{ a: 'A', sum: 4 }] },
      {
        by: ['a', 'b'],
        rows: [
          { a: 'A', b: 'x', sum: 2 },
          { a: 'A', b: 'y', sum: 2 },
        ],
      },
    ]

    const lines = reportLines(result(['a', 'b', 'c'], rows, sums)).filter(({ isSum }) => isSum)

    expect(lines.map(({ by, row }) => [by.join(''), row.b ?? ''])).toEqual([
      ['ab', 'x'],
      ['ab', 'y'],
      ['a', ''],
    ])
  })

  test('a group with a single inner group has no second subtotal', () => {
    const rows = ['1', '2'].map((c) => ({ a: 'A', b: 'x', c, sum: 1 }))
    const sums = [
      { by: ['a'], rows: [{ a: 'A', sum: 2 }] },
      { by: ['a', 'b'], rows: [{ a: 'A', b: 'x', sum: 2 }] },
    ]

    const lines = reportLines(result(['a', 'b', 'c'], rows, sums)).filter(({ isSum }) => isSum)

    expect(lines.map(({ by }) => by)).toEqual([['a', 'b']])
  })

  test('inner groups with equal names in different outer groups are separate', () => {
    const rows = [
      { shop: 'Twin', 'shop.key': '1', sum: 1 },
      { shop: 'Twin', 'shop.key': '2', sum: 2 },
    ]

    const keys = reportLines(result(['shop'], rows, [])).map(({ key }) => key)

    expect(new Set(keys).size).toBe(2)
  })
})

describe('a pivot table', () => {
  const found = result(
    ['day', 'channel'],
    [
      { day: '1', channel: 'a', sum: 1 },
      { day: '1', channel: 'b', sum: 2 },
      { day: '2', channel: 'a', sum: 7 },
    ],
    [
      {
        by: ['channel'],
        rows: [
          { day: null, channel: 'a', sum: 8 },
          { day: null, channel: 'b', sum: 2 },
        ],
      },
      {
        by: ['day'],
        rows: [
          { day: '1', channel: null, sum: 3 },
          { day: '2', channel: null, sum: 7 },
        ],
      },
    ],
  )
  const pivot = { rows: ['day'], columns: ['channel'], values: ['sum'] }

  test('a pivot table has figures, totals of rows and columns, and empty cells without data', () => {
    const { rows, columns, figuresAt } = buildPivot(found, pivot)

    const drawn = [...rows, undefined].map((row) =>
      [...columns, undefined].map((column) => figuresAt(row, column)?.row.sum),
    )
    expect(drawn).toEqual([
      [1, 2, 3],
      [7, undefined, 7],
      [8, 2, 10],
    ])
  })

  test('a pivot table has only totals for a dimension missing in the result', () => {
    const { columns, figuresAt } = buildPivot(found, { ...pivot, columns: ['secret'] })

    expect(columns).toEqual([])
    expect(figuresAt()?.row.sum).toBe(10)
  })
})

test('the group of all other rows has a title and is not the group of that name', () => {
  const dimensions: ReportDimension[] = [{ id: 'c', field: 'x', title: 'x', top: { count: 1, by: 'sum' } }]
  const found = result(
    ['c'],
    [
      { c: 'Others', 'c.others': 0, sum: 9 },
      { c: null, 'c.others': 1, sum: 1 },
    ],
    [],
  )

  const titled = titleGroups(found, dimensions, createTranslate({ Others: '其他' }))

  expect(titled.rows.map(({ c }) => c)).toEqual(['Others', '其他'])
  const lines = reportLines(titleGroups(found, dimensions, createTranslate({})))
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2)
})

describe('the titles of quarters', () => {
  const dimensions: ReportDimension[] = [{ id: 'q', field: 'settleDate', bucket: 'quarter', title: 'x' }]
  const found = result(['q'], [{ q: '2026-Q2', sum: 1 }], [{ by: [], rows: [{ q: null, sum: 1 }] }])

  test('a quarter is written in the language of the user and keeps its key', () => {
    const chinese = createTranslate({ '{{year}} Q{{quarter}}': '{{year}}年第{{quarter}}季度' })

    const [english, translated] = [createTranslate({}), chinese].map((t) => titleGroups(found, dimensions, t))

    expect(english?.rows).toEqual([{ q: '2026 Q2', 'q.key': '2026-Q2', sum: 1 }])
    expect(translated?.rows[0]?.q).toBe('2026年第2季度')
    expect(english?.subtotals[0]?.rows).toEqual([{ q: null, sum: 1 }])
  })
})

describe('the link from a figure to its records', () => {
  const status = (op: 'eq' | 'in', value: unknown) => ({ field: 'status', op, value })
  const page = {
    report: {
      dimensions: [
        { id: 'day', field: 'settleDate', bucket: 'day', title: 'x' },
        { id: 'week', field: 'settleDate', bucket: 'week', title: 'x' },
        { id: 'month', field: 'settleDate', bucket: 'month', title: 'x' },
        { id: 'quarter', field: 'settleDate', bucket: 'quarter', title: 'x' },
        { id: 'year', field: 'settleDate', bucket: 'year', title: 'x' },
        { id: 'shop', field: 'shopName', key: 'shopId', title: 'x' },
        { id: 'channel', field: 'channelCode', title: 'x' },
      ],
      measures: [
        { id: 'bills', fn: 'count', title: 'x' },
        { id: 'share', fn: 'share', of: 'bills', title: 'x' },
        { id: 'running', fn: 'running', of: 'bills', title: 'x' },
        { id: 'change', fn: 'change', of: 'bills', title: 'x' },
        { id: 'held', fn: 'count', when: status('eq', 'HELD'), title: 'x' },
        { id: 'heldShare', fn: 'share', of: 'held', title: 'x' },
        { id: 'open', fn: 'count', when: status('in', ['HELD', 'PENDING']), title: 'x' },
        { id: 'notHeld', fn: 'count', when: { not: status('eq', 'HELD') }, title: 'x' },
        { id: 'large', fn: 'count', when: { field: 'grossFen', op: 'gt', value: 1 }, title: 'x' },
        {
          id: 'heldInMay',
          fn: 'count',
          when: { all: [status('eq', 'HELD'), { field: 'settleDate', op: 'gte', value: '2026-05-06' }] },
          title: 'x',
        },
      ],
    },
  } as ReportPage
  const fields = keyFields([
    { id: 'byDate', field: 'settleDate', op: 'between' },
    { id: 'byStatus', field: 'status', op: 'in' },
  ])
  const values = { settleDate: ['2026-05-01', '2026-05-31'], status: ['HELD'] }
  const to = (
    dimension: string,
    row: ReportRow,
    by: string[],
    searched: SearchValues = values,
    measure = 'bills',
  ) =>
    createDrill({
      page,
      drill: {
        page: 'bill/SettleBillList',
        query: {
          settleDate: { dimension },
          shopId: { dimension: 'shop' },
          status: { filter: 'byStatus' },
        },
      },
      path: '/bills',
      fields,
      values: searched,
    })(row, by, measure)

  test("a link to the records of a figure filters by the row's groups and by the report's filters", () => {
    expect(to('day', { shop: 'Twin', 'shop.key': 's1' }, ['shop'])).toBe(
      '/bills?settleDate=2026-05-01,2026-05-31&shopId=s1&status=HELD',
    )
  })

  test.each([
    ['day', '2026-05-03', '2026-05-03,2026-05-03'],
    ['week', '2026-12-28', '2026-12-28,2027-01-03'],
    ['month', '2028-02', '2028-02-01,2028-02-29'],
    ['quarter', '2026-Q4', '2026-10-01,2026-12-31'],
    ['quarter', '2028-Q1', '2028-01-01,2028-03-31'],
    ['year', '2027', '2027-01-01,2027-12-31'],
  ])('a link to the records of a %s filters by its first and last day', (dimension, value, range) => {
    const all = { settleDate: ['2026-01-01', '2028-12-31'] }

    expect(to(dimension, { [dimension]: value }, [dimension], all)).toBe(`/bills?settleDate=${range}`)
  })

  test.each([
    ['week', '2026-04-27', '2026-05-01,2026-05-03'],
    ['week', '2026-05-25', '2026-05-25,2026-05-31'],
    ['month', '2026-05', '2026-05-01,2026-05-31'],
  ])('a link to the records of a %s has only the days of the filter', (dimension, value, range) => {
    expect(to(dimension, { [dimension]: value }, [dimension])).toBe(`/bills?settleDate=${range}&status=HELD`)
  })

  test('a link intersects all groups of one field', () => {
    const row = { week: '2026-04-27', month: '2026-05' }

    expect(to('month', row, ['week', 'month'], {})).toBe('/bills?settleDate=2026-05-01,2026-05-03')
  })

  test('a subtotal by week keeps its week if the drill-down names the day', () => {
    expect(to('day', { week: '2026-05-04', day: null }, ['week'])).toContain(
      'settleDate=2026-05-04,2026-05-10',
    )
  })

  test.each([
    [['2026-05-06 08:00:00', ''], '2026-05-06+08:00:00,2026-05-10+23:59:59'],
    [['', '2026-05-06 08:00:00'], '2026-05-04+00:00:00,2026-05-06+08:00:00'],
    [['', ''], '2026-05-04,2026-05-10'],
  ])('a link intersects the filter %j with a week', (filter, range) => {
    expect(to('week', { week: '2026-05-04' }, ['week'], { settleDate: filter })).toBe(
      `/bills?settleDate=${range}`,
    )
  })

  test('totals link to the records of the filters', () => {
    expect(to('week', {}, [])).toBe('/bills?settleDate=2026-05-01,2026-05-31&status=HELD')
  })

  test('a figure of a group without a value has no link, because no search finds its records', () => {
    expect(to('day', { 'shop.key': null, shop: null }, ['shop'])).toBeUndefined()
  })

  test.each([
    ['share', '/bills?settleDate=2026-05-04,2026-05-04'],
    ['running', undefined],
    ['change', undefined],
  ])('the link of the measure %s is %s', (measure, link) => {
    expect(to('day', { day: '2026-05-04' }, ['day'], {}, measure)).toBe(link)
  })

  test.each([
    ['held', {}, '&status=HELD'],
    ['heldShare', {}, '&status=HELD'],
    ['open', {}, '&status=HELD,PENDING'],
    ['open', { status: ['PENDING', 'SETTLED'] }, '&status=PENDING'],
    ['held', { status: ['SETTLED'] }, undefined],
    ['notHeld', {}, undefined],
    ['large', {}, undefined],
  ])('the link of the conditional measure %s intersects its rule with %j', (measure, filters, status) => {
    const link = to('week', { week: '2026-05-04' }, ['week'], filters, measure)

    expect(link).toBe(status && `/bills?settleDate=2026-05-04,2026-05-10${status}`)
  })

  test('the link of a conditional measure intersects its dates with the bucket', () => {
    expect(to('week', { week: '2026-05-04' }, ['week'], {}, 'heldInMay')).toBe(
      '/bills?settleDate=2026-05-06,2026-05-10&status=HELD',
    )
  })

  test('a group that contradicts the rule of the measure has no link', () => {
    const byStatus = { ...page.report, dimensions: [{ id: 'status', field: 'status', title: 'x' }] }
    const drill = { page: 'bill/SettleBillList', query: { status: { dimension: 'status' } } }
    const link = createDrill({
      page: { ...page, report: byStatus },
      drill,
      path: '/bills',
      fields,
      values: {},
    })

    expect(link({ status: 'SETTLED' }, ['status'], 'held')).toBeUndefined()
    expect(link({ status: 'HELD' }, ['status'], 'held')).toBe('/bills?status=HELD')
  })

  test('the group of all other rows has no link', () => {
    expect(to('shop', { shop: 'Others', 'shop.others': 1 }, ['shop'], {})).toBeUndefined()
  })

  test('a figure has no link if the target has no search for its group or filter', () => {
    expect(to('day', { channel: 'wechat' }, ['channel'])).toBeUndefined()
    expect(to('shop', { 'shop.key': 's1' }, ['shop'])).toBeUndefined()
  })

  test('the days of a link are the days of its bucket that pass the filter', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((count) => dayAt(Date.UTC(2026, 0, 1) + count * DAY_MS))
    const bucket = fc.constantFrom('day', 'week', 'month', 'quarter', 'year')
    fc.assert(
      fc.property(day, day, day, bucket, (one, other, counted, dimension) => {
        const [from = '', until = ''] = [one, other].sort()
        if (counted < from || counted > until) return
        const start = bucketStart(counted, dimension)
        const link = to(dimension, { [dimension]: start }, [dimension], { settleDate: [from, until] })
        const [first = '', last = ''] = /settleDate=([-\d]+),([-\d]+)/.exec(link ?? '')?.slice(1) ?? []

        for (const date of daysAround(counted)) {
          const isCounted = date >= from && date <= until && bucketStart(date, dimension) === start
          expect(date >= first && date <= last).toBe(isCounted)
        }
      }),
    )
  })
})

const DAY_MS = 86_400_000
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
const daysAround = (day: string) =>
  Array.from({ length: 801 }, (_, index) => dayAt(Date.parse(day) + (index - 400) * DAY_MS))

/** Start of a time bucket, as date_trunc of PostgreSQL returns it. */
function bucketStart(day: string, bucket: string): string {
  if (bucket === 'day') return day
  if (bucket === 'month') return day.slice(0, 7)
  if (bucket === 'year') return day.slice(0, 4)
  if (bucket === 'quarter') return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return dayAt(Date.parse(day) - weekday * DAY_MS)
}
