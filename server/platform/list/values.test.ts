import { expect, test } from 'vitest'
import { readValue } from './values.ts'

test.each([
  ['integer', '12', 12],
  ['integer', '-5', -5],
  ['integer', 7, 7],
  ['integer', '-0', 0],
  ['decimal', '12.50', '12.50'],
  ['decimal', -0.07, '-0.07'],
  ['boolean', 'true', 'true'],
  ['boolean', false, 'false'],
  ['day', '2024-02-29', '2024-02-29'],
  ['time', '2026-05-01 23:59:59', '2026-05-01 23:59:59'],
  ['time', '2026-05-01', '2026-05-01'],
  ['text', ' x ', ' x '],
] as const)('a value of type %s is read from %j', (type, raw, value) => {
  expect(readValue(type, raw)).toBe(value)
})

test.each([
  ['integer', ''],
  ['integer', '1.5'],
  ['integer', '1e3'],
  ['integer', '0x10'],
  ['integer', '9007199254740993'],
  ['integer', ' 1'],
  ['integer', 1.5],
  ['integer', true],
  ['decimal', '1e3'],
  ['decimal', '1.'],
  ['decimal', Number.NaN],
  ['decimal', 'NaN'],
  ['boolean', '1'],
  ['boolean', 1],
  ['day', '2026-02-29'],
  ['day', '0000-01-01'],
  ['day', '2026-1-1'],
  ['day', '2026-05-01 00:00:00'],
  ['day', 20260501],
  ['time', '2026-05-01T00:00:00'],
  ['time', '2026-05-01 24:00:00'],
  ['time', '2026-05-01 00:00:00 '],
  ['text', 'a\u0000b'],
  ['text', 'a'.repeat(201)],
  ['text', 5],
  ['text', { toString: 'x' }],
  ['text', ['a']],
  ['text', null],
] as const)('a value of type %s refuses %j', (type, raw) => {
  expect(readValue(type, raw)).toBeUndefined()
})
