import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { parsePercent, percentText } from './percent.ts'

const ppm = integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })

test('every rate is read as it was written', () => {
  assert(property(ppm, (value) => parsePercent(percentText(value)) === value))
})

test('a rate is written with at most four digits after the point, and none that says nothing', () => {
  assert(property(ppm, (value) => /^-?\d+(\.\d{0,3}[1-9])?$/.test(percentText(value))))
})

test('of two rates the larger one is read from the larger number', () => {
  const small = integer({ min: 0, max: 1_000_000 })

  assert(
    property(
      small,
      small,
      (a, b) => Math.sign(a - b) === Math.sign(Number(percentText(a)) - Number(percentText(b))),
    ),
  )
})

test.each([
  ['0.38', 3_800],
  ['0.38%', 3_800],
  [' 6 % ', 60_000],
  ['0.0001', 1],
  ['-0', 0],
  ['100', 1_000_000],
])('%j is %d parts per million', (text, value) => {
  expect(parsePercent(text)).toBe(value)
})

test.each(['', '0.00001', '1e3', '1,5', '.5', '5.', '%', '0x1', '99999999999999999999'])(
  '%j is no rate',
  (text) => {
    expect(parsePercent(text)).toBeUndefined()
  },
)
