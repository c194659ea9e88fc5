import { describe, expect, test } from 'vitest'
import type { ListColumn } from '#schemas'
import { type CellContext, fileColumn } from './cells.ts'

const reading: CellContext = {
  page: { locales: { 'zh-CN': { Paid: '已付', Open: '打开' } } },
  format: 'csv',
  locale: 'zh-CN',
  dictText: (code, value) => (code === 'status' && value === 'PENDING' ? '待确认' : undefined),
}
const column = (own: Partial<ListColumn>, as: Partial<CellContext> = {}) =>
  fileColumn({ id: 'x', field: 'x', title: 'Paid', ...own } as ListColumn, { ...reading, ...as })
const written = (own: Partial<ListColumn>, x: unknown, as: Partial<CellContext> = {}) =>
  column(own, as).read({ x })

describe('cells of an exported file', () => {
  test.each([
    ['Money', 123_456_789, '1234567.89'],
    ['Money', -5, '-0.05'],
    ['Money', 'x', null],
    ['Number', -12, -12],
    ['Number', '12', null],
    ['Rate', 3_800, '0.38%'],
    ['Date', '2026-11-20 21:58:21', '2026-11-20 21:58:21'],
    ['Masked', '6222 **** 1234', '6222 **** 1234'],
    ['Text', null, null],
    ['Text', 12, '12'],
    ['Tags', ['a', 'b'], 'a, b'],
    ['Json', { a: 1 }, '{"a":1}'],
    ['Text', '-12', "'-12"],
    ['Text', '@SUM(A1)', "'@SUM(A1)"],
    ['Tags', ['=1+1'], "'=1+1"],
    ['constructor', 'x', 'x'],
  ])('a cell rendered by %s: %j is exported as %j', (cell, value, text) => {
    expect(written({ cell }, value)).toBe(text)
  })

  test('the mask of a column hides its values in the file', () => {
    expect(written({ mask: 'phone' }, '13800000001')).toBe('138****0001')
    expect(written({ mask: 'name' }, '=1+1')).toBe("'=**")
    expect(written({ mask: 'name' }, null)).toBeNull()
  })

  test('the heading of a grouped column begins with the title of its group', () => {
    const groups = [{ id: 'amounts', title: 'Open' }]

    expect(column({ group: 'amounts' }, { groups }).title).toBe('打开 / 已付')
  })

  test('an amount in a workbook is a number with two decimals', () => {
    const { read, numFmt } = column({ cell: 'Money' }, { format: 'xlsx' })

    expect([read({ x: -123_456 }), numFmt]).toEqual([-1234.56, '#,##0.00'])
  })

  test.each([
    ['PENDING', '待确认'],
    ['ODD', 'ODD'],
    ['=1', "'=1"],
  ])(
    "a dictionary value is exported as its text in the caller's language, or as stored if unknown: %s",
    (value, text) => {
      expect(written({ cell: 'Dict', props: { dict: 'status' } }, value)).toBe(text)
    },
  )

  test.each([
    [true, {}, '是'],
    [0, {}, '否'],
    [1, { yes: 'Open' }, '打开'],
    ['x', {}, null],
  ])('a boolean is exported as a word: %j with %j', (value, props, text) => {
    expect(written({ cell: 'Boolean', props }, value)).toBe(text)
  })

  test('properties of the object prototype are never exported', () => {
    expect(column({ field: 'toString' }).read({})).toBeNull()
  })
})

test.each([
  ['zh-CN', '已付'],
  ['en-US', 'Paid'],
] as const)('the heading of a column is in the language of the caller: %s', (locale, title) => {
  expect(column({}, { locale }).title).toBe(title)
})
