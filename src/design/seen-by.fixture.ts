type Color = readonly [number, number, number]

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const read = (hex: string): Color => {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

/** How people without red or green cones see colors (Viénot 1999, Brettel 1997, linear RGB). */
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

const see = (kind: keyof typeof eyes, [r, g, b]: Color): Color => {
  const [red = 0, green = 0, blue = 0] = eyes[kind].map((row) => row[0] * r + row[1] * g + row[2] * b)
  return [red, green, blue]
}
const toLab = ([r, g, b]: Color): Color => {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const distance = (a: Color, b: Color) => Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)))

/** Smallest difference between two of the colors for people with this color blindness, in CIE Lab. */
export function seenBy(kind: keyof typeof eyes, colors: readonly string[]): number {
  const seen = colors.map((color) => toLab(see(kind, read(color))))
  return Math.min(...seen.flatMap((one, index) => seen.slice(index + 1).map((other) => distance(one, other))))
}
