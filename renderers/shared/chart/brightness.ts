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
