import type { FormArray } from '#schemas'
import { exactSum } from '../data/exact-sum.ts'
import type { DataRecord } from '../registry/definitions.ts'

/** Sums of the columns that have a total on the page. */
export function totalsOf(
  spec: FormArray,
  rows: readonly DataRecord[],
): Readonly<Record<string, number | undefined>> {
  return Object.fromEntries(
    (spec.total ?? []).map((field) => [field, exactSum(rows.map((row) => row[field] ?? 0))]),
  )
}
