import type { NumberFieldProps } from './schema.ts'

/** Reads a number as typed, commas between thousands allowed; undefined where it breaks the field's limits. */
export function parseNumber(text: string, { min, max, decimals = 0 }: NumberFieldProps): number | undefined {
  const match = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (!match || (match[1]?.length ?? 0) > decimals) return undefined
  const value = Number(match[0].replaceAll(',', ''))
  const within = value >= (min ?? -Infinity) && value <= (max ?? Infinity)
  return within && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined
}
