const formats = new Map<number | undefined, Intl.NumberFormat>()

/** Formats a number with commas as thousands separators in every language, as money is formatted. */
export function formatNumber(value: number, decimals?: number): string {
  let format = formats.get(decimals)
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals ?? 6,
    })
    formats.set(decimals, format)
  }
  return format.format(value)
}
