import type { ReportPivot, ReportResult, ReportRow } from '#schemas'
import { groupValueOf } from './group-value.ts'

/** Heading of a pivot table. Stands for a group of rows or columns. */
export interface PivotGroup {
  /** Unique among the headings of rows, or among those of columns. */
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
   * Figures where a row and a column meet. Without a column, the total of the row; without a row, the total
   * of the column; without both, the grand total.
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
 * Values of the group's own dimensions. Its other dimensions are null, and must not overwrite the values of
 * another group.
 */
function ownValues(group: PivotGroup | undefined): ReportRow {
  if (!group) return {}
  const own = group.by
    .flatMap((id) => [id, `${id}.key`, `${id}.others`])
    .filter((id) => Object.hasOwn(group.row, id))
  return Object.fromEntries(own.map((id) => [id, group.row[id] ?? null]))
}
