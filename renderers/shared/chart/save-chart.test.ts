import { expect, test } from 'vitest'
import { toCsv } from './save-chart.ts'

const csv = (categories: string[], values: (number | null)[], format: 'money' | 'number' | 'percent') =>
  toCsv({ xTitle: 'Day', categories, series: [{ title: 'Amount', format, values }] }).split('\r\n')[1]

test('a file starts with a BOM and its titles', () => {
  const text = toCsv({
    xTitle: 'Day',
    categories: [],
    series: [{ title: 'a', format: 'number', values: [] }],
  })

  expect(text).toBe('\uFEFFDay,a\r\n')
})

test.each([
  ['money' as const, 123_456, '1234.56'],
  ['money' as const, -5, '-0.05'],
  ['percent' as const, 3_800, '0.38'],
  ['number' as const, 1_234, '1234'],
  ['number' as const, null, ''],
])('%s of %j is escaped for spreadsheets', (format, value, written) => {
  expect(csv(['1'], [value], format)).toBe(`1,${written}`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['-2', "'-2"],
  ['a,"b"', '"a,""b"""'],
  ['=a,b', '"\'=a,b"'],
])('the name %s is a text in a spreadsheet', (name, written) => {
  expect(csv([name], [1], 'number')).toBe(`${written},1`)
})
