import { assert, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { degreesOf, parseDegrees, pointOf, roundDegrees } from './point.ts'

test.each([
  ['lng', '120.1536', 120.1536],
  ['lng', '-180', -180],
  ['lat', ' 30 ', 30],
  ['lat', '-0', 0],
] as const)('%s %j is parsed to %d degrees', (axis, text, degrees) => {
  expect(parseDegrees(axis, text)).toBe(degrees)
})

test.each([
  ['lng', '180.1'],
  ['lat', '85.1'],
  ['lat', '30.1234567'],
  ['lat', '1e1'],
  ['lat', 'north'],
] as const)('%s %j is invalid', (axis, text) => {
  expect(parseDegrees(axis, text)).toBeUndefined()
})

test('every point is parsed as it was formatted', () => {
  const micro = integer({ min: -85_000_000, max: 85_000_000 })

  assert(
    property(
      micro,
      (value) =>
        parseDegrees(
          'lat',
          String(roundDegrees(value / 1e6)).includes('e') ? '0' : String(roundDegrees(value / 1e6)),
        ) !== undefined,
    ),
  )
})

test('rounding moves a point by at most ten centimetres', () => {
  const degrees = double({ min: -85, max: 85, noNaN: true })

  assert(property(degrees, (value) => Math.abs(roundDegrees(value) - value) <= 0.000_000_6))
})

test.each([
  [
    { lng: 120, lat: 30 },
    { lng: 120, lat: 30 },
  ],
  [{ lng: 120 }, undefined],
  [{ lng: '120', lat: 30 }, undefined],
  [{ lng: 120, lat: Number.NaN }, undefined],
  [{ lng: 500, lat: 30 }, undefined],
  ['120,30', undefined],
  [null, undefined],
])('%j is read as the point %j', (value, point) => {
  expect(pointOf(value)).toEqual(point)
})

test('a coordinate NaN stays NaN, and a text is undefined', () => {
  expect([degreesOf({ lng: Number.NaN }, 'lng'), degreesOf({ lng: 'x' }, 'lng')]).toEqual([
    Number.NaN,
    undefined,
  ])
})
