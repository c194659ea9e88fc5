/**
 * Colors of series, based on those of Okabe and Ito, which people with color blindness can distinguish. Each
 * color has a contrast of at least 3:1 to the background. For this, the colors are darker in the light theme
 * and lighter in the dark theme.
 */
export const palettes = {
  day: ['#0072b2', '#c26a00', '#00876c', '#b5508f', '#2f93cf', '#8a6d00', '#5b5b66', '#d1401f'],
  night: ['#56b4e9', '#e69f00', '#2fc79b', '#e08fc0', '#f0e442', '#4d8fe0', '#a8a8b3', '#ff7a45'],
} as const

/** Shades of one color that represent amounts, from low to high. */
export const ramps = {
  day: ['#e3eff8', '#9ac6e4', '#4597cb', '#0072b2', '#003f66'],
  night: ['#10293a', '#17506f', '#2c81b3', '#56b4e9', '#c9e8fb'],
} as const

/**
 * Returns the brightness of a color `#rrggbb` or `rgb(…)`, from 0 to 1. Returns 0.5 for an unknown format.
 */
export function brightnessOf(color: string): number {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(color)
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (/^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)/.exec(color)?.slice(1).map(Number) ?? [])
  const [red = 128, green = 128, blue = 128] = parts
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
