import { expect, test } from 'vitest'
import { PRIMARY_COLORS } from '#schemas/tokens'
import { blend, contrast, readableShade } from './readable.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#1890FF', '#ffffff', 3.2],
  ['#ffffff', '#767676', 4.5],
])('the contrast between %s and %s is %f', (first, second, ratio) => {
  expect(contrast(first, second)).toBeCloseTo(ratio, 1)
})

test.each(PRIMARY_COLORS)('%s becomes readable by day and by night', (color) => {
  const day = readableShade(color, ['#ffffff', '#f5f5f5'])
  const night = readableShade(color, ['#141414', '#1f1f1f'])

  expect(Math.min(contrast(day, '#ffffff'), contrast(day, '#f5f5f5'))).toBeGreaterThanOrEqual(4.5)
  expect(Math.min(contrast(night, '#141414'), contrast(night, '#1f1f1f'))).toBeGreaterThanOrEqual(4.5)
})

test('a colour that is already readable is unchanged', () => {
  expect(readableShade('#722ed1', ['#ffffff'])).toBe('#722ed1')
})

test('if no shade is readable on all backgrounds, the farthest one is used', () => {
  expect(readableShade('#888888', ['#ffffff', '#000000'])).toBe('#ffffff')
})

test('a blend of two colours has channels between theirs', () => {
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080')
})

test('an invalid colour is rejected', () => {
  expect(() => readableShade('blue', ['#ffffff'])).toThrow('no #rrggbb colour: blue')
})
