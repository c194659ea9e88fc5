import type { ReportResult, ReportRow } from '#schemas'
import { groupValueOf } from './group-value.ts'

/** A line of a report table: a row, or the subtotal of the rows above it. */
export interface ReportLine {
  /** Unique within the table. */
  key: string
  row: ReportRow
  /** Dimensions that define the line. A subtotal has fewer dimensions than a row. */
  by: readonly string[]
  isSum: boolean
  /** Number of outer dimensions that have the same value as in the previous line. */
  repeats: number
}

const groupKey = (row: ReportRow, by: readonly string[]) =>
  JSON.stringify(by.map((id) => groupValueOf(row, id)))

/** Number of outer dimensions in which two rows have the same value. */
function countShared(row: ReportRow, other: ReportRow | undefined, dimensions: readonly string[]): number {
  const differing = dimensions.findIndex((id) => !other || groupValueOf(row, id) !== groupValueOf(other, id))
  return differing === -1 ? dimensions.length : differing
}

/**
 * The rows of a report, with a subtotal after each group. A group that contains only one row or only one
 * inner group has no subtotal.
 */
export function reportLines({ columns, rows, subtotals }: ReportResult): ReportLine[] {
  const dimensions = columns.flatMap(({ id, role }) => (role === 'dimension' ? [id] : []))
  const sums = new Map(
    subtotals.flatMap(({ by, rows: all }) => all.map((row) => [groupKey(row, by), row] as const)),
  )
  const groupStarts = dimensions.map(() => 0)
  return rows.flatMap((row, index) => {
    const repeats = countShared(row, rows[index - 1], dimensions)
    groupStarts.fill(index, repeats)
    const line = { key: groupKey(row, dimensions), row, by: dimensions, isSum: false, repeats }
    const sharedWithNext = countShared(row, rows[index + 1], dimensions)
    const ended = dimensions.slice(0, -1).flatMap((_, level) => {
      const by = dimensions.slice(0, level + 1)
      const sum = sums.get(groupKey(row, by))
      const innerStart = groupStarts[level + 1] ?? index
      if (level < sharedWithNext || !sum || groupStarts[level] === innerStart) return []
      return [{ key: `sum ${groupKey(row, by)}`, row: sum, by, isSum: true, repeats: level }]
    })
    return [line, ...ended.reverse()]
  })
}
