import { black, white } from '#schemas/tokens'

type Rgb = readonly [number, number, number]

/** Red, green and blue of a color `#rrggbb`, each from 0 to 255. */
function channels(color: string): Rgb {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  if (!digits) throw new TypeError(`no #rrggbb colour: ${color}`)
  return [1, 2, 3].map((index) => Number.parseInt(digits[index] ?? '', 16)) as unknown as Rgb
}

/** Relative luminance of a color as defined by WCAG 2. 0 is black, 1 is white. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two `#rrggbb` colors as defined by WCAG 2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mixes a color with a share of another color. The share is from 0 to 1. */
export function blend(color: string, other: string, share: number): string {
  const target = channels(other)
  const mixed = channels(color).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Minimum contrast of text for WCAG 2 AA. */
const TEXT_CONTRAST = 4.5
const STEPS = 50

/**
 * The nearest shade of a color that is readable on all backgrounds. The shade is darker on light backgrounds
 * and lighter on dark backgrounds.
 */
export function readableShade(color: string, backgrounds: readonly string[]): string {
  const isLight = backgrounds.every((background) => luminance(background) > 0.18)
  const shades = Array.from({ length: STEPS + 1 }, (_, step) =>
    blend(color, isLight ? black : white, step / STEPS),
  )
  const fits = (shade: string) =>
    backgrounds.every((background) => contrast(shade, background) >= TEXT_CONTRAST)
  return shades.find(fits) ?? (isLight ? black : white)
}

/** How much a color changes on hover and on press, from 0 to 1. */
export const [HOVERED, PRESSED] = [0.12, 0.24]

/** Colors of a control that is filled with a color, such as a primary button. */
export interface Fill {
  color: string
  hover: string
  active: string
  /** Color of the text on the fill. */
  text: string
}

/**
 * Keeps the color unchanged. Its text is white, or a dark shade of the color if white would not be readable.
 * On hover, the contrast grows.
 */
export function fillOf(color: string): Fill {
  const isDark = contrast(color, white) >= TEXT_CONTRAST
  const away = isDark ? black : white
  return {
    color,
    hover: blend(color, away, HOVERED),
    active: blend(color, away, PRESSED),
    text: isDark ? white : readableShade(color, [color]),
  }
}
