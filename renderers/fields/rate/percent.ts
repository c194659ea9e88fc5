/** Digits after the point of a per cent, down to one part per million. */
const DECIMALS = 4
const UNIT = 10n ** BigInt(DECIMALS)

/** Writes parts per million as per cent, `3800` → `0.38`: by digits, never by a fraction that a computer rounds. */
export function percentText(ppm: number): string {
  if (!Number.isSafeInteger(ppm)) return ''
  const value = BigInt(ppm)
  const absolute = value < 0n ? -value : value
  const rest = (absolute % UNIT).toString().padStart(DECIMALS, '0').replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${absolute / UNIT}${rest === '' ? '' : `.${rest}`}`
}

/** Reads per cent as typed, `0.38` or `0.38%`, into parts per million; undefined where it is none or too fine. */
export function parsePercent(text: string): number | undefined {
  const match = /^([+-]?)(\d+)(?:\.(\d{1,4}))?\s*%?$/.exec(text.trim())
  if (!match) return undefined
  const [, sign, whole = '', rest = ''] = match
  const ppm = BigInt(whole) * UNIT + BigInt(rest.padEnd(DECIMALS, '0'))
  const value = Number(sign === '-' ? -ppm : ppm)
  return Number.isSafeInteger(value) ? value + 0 : undefined
}
