import type { ReportPivot, ReportResult, ReportRow } from '#schemas'
import { keyOf } from './drill.ts'

/** A heading of a pivot table: the group it stands for. */
export interface PivotGroup {
  /** Unique on its side. */
  key: string
  row: ReportRow
  /** The dimensions it is grouped by. */
  by: readonly string[]
}

/** The figures of a report as rows × columns, with sums at both ends. */
export interface PivotTable {
  rows: readonly PivotGroup[]
  columns: readonly PivotGroup[]
  /** The figures where a row and a column meet; either is left out for a sum, both for the totals. */
  at: (row?: PivotGroup, column?: PivotGroup) => { row: ReportRow; by: readonly string[] } | undefined
}

const keyed = (row: ReportRow, by: readonly string[]) =>
  JSON.stringify([...by].sort().map((id) => [id, keyOf(row, id)]))

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id))

/** Arranges a pivot's answer; groups stand in the order in which the server sorted them. */
export function pivotOf(result: ReportResult, { rows, columns }: ReportPivot): PivotTable {
  const known = result.columns.flatMap(({ id, role }) => (role === 'dimension' ? [id] : []))
  const sets = [
    { by: known, rows: result.rows },
    ...result.subtotals,
    { by: [] as string[], rows: [result.totals] },
  ]
  const index = new Map(
    sets.flatMap(({ by, rows: all }) => all.map((row) => [keyed(row, by), { row, by }] as const)),
  )
  const groups = (wanted: readonly string[]): PivotGroup[] => {
    const by = wanted.filter((id) => known.includes(id))
    const set = sets.find((one) => by.length > 0 && isSame(one.by, by))
    return (set?.rows ?? []).map((row) => ({ key: keyed(row, by), row, by }))
  }
  return {
    rows: groups(rows),
    columns: groups(columns),
    at: (row, column) =>
      index.get(keyed({ ...row?.row, ...onlyOf(column) }, [...(row?.by ?? []), ...(column?.by ?? [])])),
  }
}

/** A group's own values: what it is not grouped by is null, and must not hide the other side's. */
function onlyOf(group: PivotGroup | undefined): ReportRow {
  if (!group) return {}
  const own = group.by.flatMap((id) => [id, `${id}.key`]).filter((id) => Object.hasOwn(group.row, id))
  return Object.fromEntries(own.map((id) => [id, group.row[id] ?? null]))
}
