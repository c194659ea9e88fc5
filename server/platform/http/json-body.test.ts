import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isJsonTooComplex } from './json-body.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const wide = (keys: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, i) => [`k${i}`, i])))

test.each([
  ['32 levels', nested(32), false],
  ['33 levels', nested(33), true],
  ['100,000 levels', nested(100_000), true],
  ['100,000 unclosed levels', '{"a":'.repeat(100_000), true],
  ['1,000 keys', wide(1_000), false],
  ['1,001 keys', wide(1_001), true],
  ['brackets in a string', JSON.stringify('['.repeat(500)), false],
  ['colons in a string', JSON.stringify(':'.repeat(5_000)), false],
  ['an escaped quote before brackets', JSON.stringify(`"${'{'.repeat(500)}`), false],
  ['an escaped backslash at the end of a string', `["\\\\", ${nested(32)}]`, true],
  ['a string that never ends', '"abc', false],
])('the limits of nesting and keys apply to a body with %s', (_what, text, expected) => {
  expect(isJsonTooComplex(text)).toBe(expected)
})

test('JSON of moderate size is always accepted', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      expect(isJsonTooComplex(JSON.stringify(value))).toBe(false)
    }),
    { numRuns: 200 },
  )
})
