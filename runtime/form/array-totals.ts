import type { FormArray } from '#schemas'
import type { DataRecord } from '../registry/definitions.ts'

/** Sums of the columns that have a total on the page. */
export function totalsOf(
  spec: FormArray,
  rows: readonly DataRecord[],
): Readonly<Record<string, number | undefined>> {
  return Object.fromEntries((spec.total ?? []).map((field) => [field, sumOf(rows, field)]))
}

/** Sum of a column. A blank cell counts as 0. Any other value than an integer makes the sum undefined. */
function sumOf(rows: readonly DataRecord[], field: string): number | undefined {
  let sum = 0
  for (const row of rows) {
    const value = row[field] ?? 0
    if (!Number.isSafeInteger(value)) return undefined
    sum += value as number
  }
  return Number.isSafeInteger(sum) ? sum : undefined
}
