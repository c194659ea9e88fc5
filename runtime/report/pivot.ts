import type { ReportPivot, ReportResult, ReportRow } from '#schemas'
import { groupValueOf } from './group-value.ts'

/** Heading of a pivot table, for a group of rows or of columns. */
export interface PivotGroup {
  /** Unique among the row headings, or among the column headings. */
  key: string
  row: ReportRow
  /** Dimensions that define the group. */
  by: readonly string[]
}

/** Figures of a report in rows and columns, with the totals of rows and columns. */
export interface PivotTable {
  rows: readonly PivotGroup[]
  columns: readonly PivotGroup[]
  /**
   * Returns the figures in the cell of a row and a column. If `column` is missing, returns the total of the
   * row. If `row` is missing, returns the total of the column. If both are missing, returns the grand total.
   */
  figuresAt: (row?: PivotGroup, column?: PivotGroup) => { row: ReportRow; by: readonly string[] } | undefined
}

const groupKey = (row: ReportRow, by: readonly string[]) =>
  JSON.stringify([...by].sort().map((id) => [id, groupValueOf(row, id)]))

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id))

/** Builds a pivot table. Groups have the order in which the server sent them. */
export function buildPivot(result: ReportResult, { rows, columns }: ReportPivot): PivotTable {
  const dimensionIds = result.columns.flatMap(({ id, role }) => (role === 'dimension' ? [id] : []))
  const sets = [
    { by: dimensionIds, rows: result.rows },
    ...result.subtotals,
    { by: [] as string[], rows: [result.totals] },
  ]
  const index = new Map(
    sets.flatMap(({ by, rows: all }) => all.map((row) => [groupKey(row, by), { row, by }] as const)),
  )
  const groups = (ids: readonly string[]): PivotGroup[] => {
    const by = ids.filter((id) => dimensionIds.includes(id))
    const set = sets.find((one) => by.length > 0 && isSame(one.by, by))
    return (set?.rows ?? []).map((row) => ({ key: groupKey(row, by), row, by }))
  }
  return {
    rows: groups(rows),
    columns: groups(columns),
    figuresAt: (row, column) =>
      index.get(groupKey({ ...row?.row, ...ownValues(column) }, [...(row?.by ?? []), ...(column?.by ?? [])])),
  }
}

/**
 * Returns only the values of the group's dimensions. The row's other dimensions are null, and these nulls
 * must not overwrite values of another group.
 */
function ownValues(group: PivotGroup | undefined): ReportRow {
  if (!group) return {}
  const own = group.by
    .flatMap((id) => [id, `${id}.key`, `${id}.others`])
    .filter((id) => Object.hasOwn(group.row, id))
  return Object.fromEntries(own.map((id) => [id, group.row[id] ?? null]))
}
