import type { ReportRow } from '#schemas'

/** True for the row *Others*, which sums up all groups of a dimension except its top groups. */
export const isOthers = (row: ReportRow, dimension: string) => row[`${dimension}.others`] === 1

/** Key of a row's group in a dimension, or null for a group without a value, and for the row *Others*. */
export const groupValueOf = (row: ReportRow, dimension: string): string | number | null =>
  isOthers(row, dimension) ? null : (row[`${dimension}.key`] ?? row[dimension] ?? null)
