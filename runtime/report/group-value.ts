import type { ReportRow } from '#schemas'

/** True if the row sums up all groups of a dimension that are not among its top groups. */
export const isOthers = (row: ReportRow, dimension: string) => row[`${dimension}.others`] === 1

/**
 * Key of a row's group in a dimension. Null for a group without a value, and for the row that sums up the
 * groups outside the top groups.
 */
export const groupValueOf = (row: ReportRow, dimension: string): string | number | null =>
  isOthers(row, dimension) ? null : (row[`${dimension}.key`] ?? row[dimension] ?? null)
