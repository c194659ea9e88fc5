import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasUnstorableEscape } from './json-body.ts'

test.each([
  ['NUL', '"a\\u0000"'],
  ['a high half alone', '"\\ud800"'],
  ['a high surrogate before text', '"\\uD83Dx"'],
  ['a high surrogate before another escape', '"\\ud83d\\n"'],
  ['two high surrogates', '"\\ud83d\\ud83d"'],
  ['a low surrogate alone', '"\\udc00"'],
  ['a low surrogate after a pair', '"\\ud83d\\ude00\\ude00"'],
])('an escape that PostgreSQL cannot store is detected: %s', (_name, text) => {
  expect(hasUnstorableEscape(text)).toBe(true)
})

test.each([
  ['a surrogate pair', '"\\ud83d\\ude00"'],
  ['two surrogate pairs', '"\\ud83d\\ude00\\uD83D\\uDE00"'],
  ['an ordinary escape', '"\\u00e9\\n\\\\"'],
  ['a backslash before the letters', '"\\\\u0000 \\\\ud800"'],
  ['no escape', '{"a":1}'],
])('an escape that PostgreSQL can store is accepted: %s', (_name, text) => {
  expect(hasUnstorableEscape(text)).toBe(false)
})

test('accepted text is well formed and contains no NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const escaped = `"${value.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`

      expect(hasUnstorableEscape(escaped)).toBe(!value.isWellFormed() || value.includes('\u0000'))
    }),
  )
})
