import type { FormArray } from '#schemas'
import { exactSum } from '../data/exact-sum.ts'
import type { DataRecord } from '../registry/definitions.ts'

/** Sums of the columns for which the page shows a total. */
export function totalsOf(
  spec: FormArray,
  rows: readonly DataRecord[],
): Readonly<Record<string, number | undefined>> {
  return Object.fromEntries(
    (spec.total ?? []).map((field) => [field, exactSum(rows.map((row) => row[field] ?? 0))]),
  )
}
