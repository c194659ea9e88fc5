import { expect, test } from 'vitest'
import { jsonText, readJson } from './read-json.ts'

test.each(['{"a":[1,true,null]}', '"text"', '0'])('%s is parsed as JSON', (text) => {
  expect(readJson(text)).toEqual({ value: JSON.parse(text) })
})

test.each([
  ['{\n  "a": 1,\n  b\n}', 3, 3],
  ['{"a": 1', 1, 8],
  ['[1,\n', 2, 1],
])('the error of %j is in line %d, column %d', (text, line, column) => {
  expect(readJson(text)).toMatchObject({ problem: { line, column } })
})

test.each([
  [{ a: 1 }, 'value', '{\n  "a": 1\n}'],
  ['{"a":1}', 'text', '{"a":1}'],
  ['plain', 'value', '"plain"'],
  [undefined, 'value', ''],
  [Number.NaN, 'value', ''],
] as const)('%j (%s) is edited as %j', (value, gives, text) => {
  expect(jsonText(value, gives)).toBe(text)
})
