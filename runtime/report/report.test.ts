import { describe, expect, test } from 'vitest'
import type { ReportPage, ReportResult, ReportRow } from '#schemas'
import { keyFields } from '../list/search-keys.ts'
import { createDrill } from './drill.ts'
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

describe('the link from a figure to its records', () => {
  const page = {
    report: {
      dimensions: [
        { id: 'day', field: 'settleDate', bucket: 'day', title: 'x' },
        { id: 'week', field: 'settleDate', bucket: 'week', title: 'x' },
        { id: 'month', field: 'settleDate', bucket: 'month', title: 'x' },
        { id: 'shop', field: 'shopName', key: 'shopId', title: 'x' },
      ],
    },
  } as ReportPage
  const fields = keyFields([
    { id: 'byDate', field: 'settleDate', op: 'between' },
    { id: 'byStatus', field: 'status', op: 'in' },
  ])
  const values = { settleDate: ['2026-05-01', '2026-05-31'], status: ['HELD'] }
  const to = (dimension: string, row: ReportRow, by: string[]) =>
    createDrill({
      page,
      drill: {
        page: 'bill/SettleBillList',
        query: {
          settleDate: { dimension, filter: 'byDate' },
          shopId: { dimension: 'shop' },
          status: { filter: 'byStatus' },
        },
      },
      path: '/bills',
      fields,
      values,
    })(row, by)

  test("a link to the records of a figure filters by the row's groups and by the report's filters", () => {
    expect(to('day', { shop: 'Twin', 'shop.key': 's1' }, ['shop'])).toBe(
      '/bills?settleDate=2026-05-01,2026-05-31&shopId=s1&status=HELD',
    )
  })

  test.each([
    ['day', '2026-05-03', '2026-05-03,2026-05-03'],
    ['week', '2026-12-28', '2026-12-28,2027-01-03'],
    ['month', '2028-02', '2028-02-01,2028-02-29'],
  ])('a link to the records of a %s filters by its first and last day', (dimension, value, range) => {
    expect(to(dimension, { [dimension]: value }, [dimension])).toContain(`settleDate=${range}&`)
  })

  test('a link to the records of a figure has no filter for a group without a value', () => {
    expect(to('day', { 'shop.key': null, shop: null }, ['shop'])).not.toContain('shopId')
  })
})
