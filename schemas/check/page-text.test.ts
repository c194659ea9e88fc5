import { describe, expect, test } from 'vitest'
import { fromPointer, MAX_DEPTH, readPageText, toPointer } from './page-text.ts'

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

test('a range beyond the end of a string ends at its closing quote', () => {
  expect(page.within(['a', 'b', 1, 'c'], { start: 3, end: 99 })).toEqual({
    offset: text.indexOf('y"}'),
    length: 1,
  })
  expect(page.within(['a', 'b', 1, 'c'], { start: 2, end: 2 }).length).toBe(1)
})

test('a range within a value that is no string is its first character', () => {
  expect(page.within(['a', 'b'], { start: 1, end: 3 })).toEqual({ offset: text.indexOf('[1'), length: 1 })
})

test('the key of a missing value is the range of its nearest parent', () => {
  expect(shown(page.spanOf(['a', 'nothing'], 'key'))).toBe('{')
})

describe('an unreadable text', () => {
  test('has its first syntax error as a sentence, with its range', () => {
    expect(readPageText('{ "a" 1 }').syntax).toEqual({ message: 'Colon expected.', offset: 6, length: 1 })
  })

  test.each(['{ /* why */ }', '{ "a": 1, }', ''])('%j is an error', (wrong) => {
    expect(readPageText(wrong).syntax?.length).toBeGreaterThan(0)
  })

  test('has the first character as the range of every path', () => {
    expect(readPageText('').spanOf(['a'])).toEqual({ offset: 0, length: 1 })
  })
})

describe('nesting', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  test('up to the maximum depth is parsed', () => {
    expect(readPageText(nested(MAX_DEPTH))).toMatchObject({ tooDeep: undefined, value: expect.any(Array) })
  })

  test('beyond the maximum depth is reported at its bracket and not parsed', () => {
    expect(readPageText(nested(MAX_DEPTH + 1))).toMatchObject({
      tooDeep: { offset: MAX_DEPTH, length: 1 },
      value: undefined,
    })
  })

  test('brackets in strings, and closed ones, do not count', () => {
    const open = '['.repeat(MAX_DEPTH + 1)

    expect(readPageText(`["${open}", "\\"${open}"]`).tooDeep).toBeUndefined()
    expect(readPageText(`[${'[],'.repeat(MAX_DEPTH)}[]]`).tooDeep).toBeUndefined()
  })
})

test('each repetition of a key is reported at its key, at any depth', () => {
  const repeated = '{ "a": 1, "b": [{ "c": 1, "c": 2 }], "a": 3, "a": 4 }'

  expect(
    readPageText(repeated).repeated.map(({ path, key, span }) => [toPointer(path), key, span.offset]),
  ).toEqual([
    ['/b/0/c', 'c', repeated.lastIndexOf('"c"')],
    ['/a', 'a', repeated.indexOf('"a": 3')],
    ['/a', 'a', repeated.indexOf('"a": 4')],
  ])
})

test('a pointer escapes slashes and tildes, and its list indexes are numbers', () => {
  const value = { 'a/b': [{ '~c': 1 }] }
  const path = ['a/b', 0, '~c']

  expect(toPointer(path)).toBe('/a~1b/0/~0c')
  expect(fromPointer(toPointer(path), value)).toEqual(path)
  expect(fromPointer('/gone/0', value)).toEqual(['gone', '0'])
  expect(fromPointer('', value)).toEqual([])
})

test('an offset at a line break belongs to the line before it', () => {
  const lines = readPageText('[\n\n1]')

  expect([1, 2, 3, 99].map((offset) => lines.lineOf(offset))).toEqual([
    { line: 1, column: 2 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 97 },
  ])
})
