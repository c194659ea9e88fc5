import type { ReportResult, ReportRow } from '#schemas'
import { keyOf } from './drill.ts'

/** A line of a report's table: a row, or the sum of a group that ends there. */
export interface ReportLine {
  /** Unique in the table. */
  key: string
  row: ReportRow
  /** The dimensions it is grouped by; fewer than all for a sum. */
  by: readonly string[]
  isSum: boolean
  /** The dimensions, the outermost first, whose value is that of the line before. */
  repeats: number
}

const joined = (row: ReportRow, by: readonly string[]) => JSON.stringify(by.map((id) => keyOf(row, id)))

/** How many outer dimensions two rows share. */
function shared(row: ReportRow, other: ReportRow | undefined, dimensions: readonly string[]): number {
  const differing = dimensions.findIndex((id) => !other || keyOf(row, id) !== keyOf(other, id))
  return differing === -1 ? dimensions.length : differing
}

/** Rows with the sum of each group after its last one; a group of a single row, or of a single group, needs none. */
export function linesOf({ columns, rows, subtotals }: ReportResult): ReportLine[] {
  const dimensions = columns.flatMap(({ id, role }) => (role === 'dimension' ? [id] : []))
  const sums = new Map(
    subtotals.flatMap(({ by, rows: all }) => all.map((row) => [joined(row, by), row] as const)),
  )
  const began = dimensions.map(() => 0)
  return rows.flatMap((row, index) => {
    const repeats = shared(row, rows[index - 1], dimensions)
    began.fill(index, repeats)
    const line = { key: joined(row, dimensions), row, by: dimensions, isSum: false, repeats }
    const kept = shared(row, rows[index + 1], dimensions)
    const ended = dimensions.slice(0, -1).flatMap((_, level) => {
      const by = dimensions.slice(0, level + 1)
      const sum = sums.get(joined(row, by))
      const beganInner = began[level + 1] ?? index
      if (level < kept || !sum || began[level] === beganInner) return []
      return [{ key: `sum ${joined(row, by)}`, row: sum, by, isSum: true, repeats: level }]
    })
    return [line, ...ended.reverse()]
  })
}
