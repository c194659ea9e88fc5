import { describe, expect, test } from 'vitest'
import { brightnessOf, palettes } from './palette.ts'

type Color = readonly [number, number, number]

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const read = (hex: string): Color => {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}
const luminance = ([red, green, blue]: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
const contrast = (a: Color, b: Color) => {
  const [more = 0, less = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (more + 0.05) / (less + 0.05)
}

/** How people without red, green or blue cones see colors (Viénot 1999, Brettel 1997, linear RGB). */
const eyes = {
  protan: [
    [0.1124, 0.8876, 0],
    [0.1124, 0.8876, 0],
    [0.004, -0.004, 1],
  ],
  deutan: [
    [0.2927, 0.7073, 0],
    [0.2927, 0.7073, 0],
    [-0.0223, 0.0223, 1],
  ],
} as const
const seenBy = (matrix: readonly (readonly [number, number, number])[], [r, g, b]: Color): Color => {
  const [red = 0, green = 0, blue = 0] = matrix.map((row) => row[0] * r + row[1] * g + row[2] * b)
  return [red, green, blue]
}
const toLab = ([r, g, b]: Color): Color => {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(luminance([r, g, b]))
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const distance = (a: Color, b: Color) =>
  Math.hypot(...toLab(a).map((part, index) => part - (toLab(b)[index] ?? 0)))

const grounds = { day: '#ffffff', night: '#141414' } as const

describe.each(['day', 'night'] as const)('the colours of the %s', (mode) => {
  test.each([...palettes[mode]])('%s has a contrast of 3:1 to the background', (color) => {
    expect(contrast(read(color), read(grounds[mode]))).toBeGreaterThanOrEqual(3)
  })

  test.each(['protan', 'deutan'] as const)('a %sope can distinguish the first five', (kind) => {
    const seen = palettes[mode].slice(0, 5).map((color) => seenBy(eyes[kind], read(color)))
    const pairs = seen.flatMap((a, index) => seen.slice(index + 1).map((b) => distance(a, b)))

    expect(Math.min(...pairs)).toBeGreaterThan(12)
  })
})

test.each([
  ['#ffffff', 1],
  ['rgb(0, 0, 0)', 0],
  ['rubbish', 0.5],
])('the brightness of %s is %d', (color, brightness) => {
  expect(brightnessOf(color)).toBeCloseTo(brightness, 1)
})
