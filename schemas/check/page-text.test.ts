import { expect, test } from 'vitest'
import { readPageText } from './page-text.ts'

const text = '{\n  "a": {"b": [1, {"c": "x\\u0041\\"y"}]},\n  "äö": "z"\n}'
const page = readPageText(text)
const shown = ({ offset, length }: { offset: number; length: number }) => text.slice(offset, offset + length)

test.each([
  [['a', 'b', 0], '1'],
  [['a', 'b', 1, 'c'], '"x\\u0041\\"y"'],
  [['äö'], '"z"'],
  [['a'], '{'],
  [['a', 'nothing', 'here'], '{'],
])('the pointer %j has the range of %s', (path, expected) => {
  expect(shown(page.spanOf(path))).toBe(expected)
})

test('the range of a key is returned on request', () => {
  expect(shown(page.spanOf(['a', 'b'], 'key'))).toBe('"b"')
})

test('a range within a string accounts for escaped characters', () => {
  expect(shown(page.within(['a', 'b', 1, 'c'], { start: 1, end: 3 }))).toBe('\\u0041\\"')
})

test('lines and columns start at 1', () => {
  expect([page.lineOf(0), page.lineOf(text.indexOf('"äö"'))]).toEqual([
    { line: 1, column: 1 },
    { line: 3, column: 3 },
  ])
})
