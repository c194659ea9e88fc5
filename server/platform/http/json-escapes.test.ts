import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsUnstorableEscape } from './json-body.ts'

test.each([
  ['NUL', '"a\\u0000"'],
  ['a high half alone', '"\\ud800"'],
  ['a high half before text', '"\\uD83Dx"'],
  ['a high half before another escape', '"\\ud83d\\n"'],
  ['two high halves', '"\\ud83d\\ud83d"'],
  ['a low half alone', '"\\udc00"'],
  ['a low half after a pair', '"\\ud83d\\ude00\\ude00"'],
])('%s is found', (_name, text) => {
  expect(holdsUnstorableEscape(text)).toBe(true)
})

test.each([
  ['a pair', '"\\ud83d\\ude00"'],
  ['two pairs', '"\\ud83d\\ude00\\uD83D\\uDE00"'],
  ['an ordinary escape', '"\\u00e9\\n\\\\"'],
  ['a backslash before the letters', '"\\\\u0000 \\\\ud800"'],
  ['no escape', '{"a":1}'],
])('%s is accepted', (_name, text) => {
  expect(holdsUnstorableEscape(text)).toBe(false)
})

test('accepted text is well formed and without NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const escaped = `"${value.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`

      expect(holdsUnstorableEscape(escaped)).toBe(!value.isWellFormed() || value.includes('\u0000'))
    }),
  )
})
