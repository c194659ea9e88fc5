import type { DataRecord } from '#runtime'

/** The sum of a whole-number field over rows; undefined where a row lacks it, since half a sum misleads. */
export function sumOf(rows: readonly DataRecord[], field: string): number | undefined {
  let sum = 0
  for (const row of rows) {
    const value = row[field]
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined
    sum += value
  }
  return Number.isSafeInteger(sum) ? sum : undefined
}
