import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFen, importableOperations } from '#schemas'
import { filledRows, mapColumns, readRows } from './read-rows.ts'

const columns = importableOperations['bill.adjust'] ?? []
const read = (...cells: string[]) =>
  readRows(mapColumns(columns, ['Bill number', 'Amount in yuan', 'Reason']), [{ row: 2, cells }])

describe('headings', () => {
  test.each([
    ['in English', ['Bill number', 'Amount in yuan', 'Reason'], [0, 1, 2]],
    ['in Chinese', ['账单号', '调账金额（元）', '原因'], [0, 1, 2]],
    [
      'in another order, with different case and spaces',
      ['reason *', ' BILL NUMBER', '调账金额(元)'],
      [1, 2, 0],
    ],
    ['of which one is missing', ['账单号', '原因'], [0, null, 1]],
    ['one of which occurs twice', ['原因', '原因', '账单号', '调账金额（元）'], [2, 3, 0]],
  ])('headings are recognised: %s', (_name, header, at) => {
    expect(mapColumns(columns, header).columns.map((column) => column.at)).toEqual(at)
  })

  test('unknown headings are reported', () => {
    const { unknown } = mapColumns(columns, ['账单号', '备注', '', 'constructor', '原因', '调账金额（元）'])

    expect(unknown).toEqual(['备注', 'constructor'])
  })
})

describe('cells', () => {
  test.each([
    ['12', 1_200],
    ['-0.05', -5],
    ['1,234.50', 123_450],
    ['¥3', 300],
    ['＋１', 100],
    ['+-1', undefined],
    ['1.234', undefined],
    ['=1+1', undefined],
    ['1e3', undefined],
    ['12元', undefined],
  ])('an amount of %s yuan is %s fen', (text, fen) => {
    expect(read('SB1', text, 'why').rows[0]?.values.amount).toBe(fen)
  })

  test('a formatted amount is read as the same number of fen', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (fen) => {
        expect(read('SB1', formatFen(fen), 'why').rows[0]?.values.amount).toBe(fen)
      }),
    )
  })

  test('each row of a file becomes data, or gets errors with row and column', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (billNo, amount, reason) => {
        const { rows, problems } = read(billNo, amount, reason)

        expect(rows.length + (problems.length > 0 ? 1 : 0)).toBe(1)
        expect(problems.every(({ row, column }) => row === 2 && column !== null)).toBe(true)
      }),
    )
  })

  test('an empty required cell is reported with its column', () => {
    expect(read('', '', ' ').problems.map(({ column }) => column)).toEqual(['billNo', 'amount', 'reason'])
  })
})

test("empty rows and the template's example row are ignored", () => {
  const mapping = mapColumns(columns, ['账单号', '调账金额（元）', '原因'])
  const example = columns.map(({ examples }) => examples.zh)

  const { rows, examples } = filledRows(mapping, [
    { row: 2, cells: example },
    { row: 3, cells: ['', ' '] },
    { row: 4, cells: ['SB1', '1', 'x'] },
  ])

  expect([rows.map(({ row }) => row), examples]).toEqual([[4], 1])
})
