import type { Bucket, ReportDimension, ReportDrill, ReportPage, ReportRow } from '#schemas'
import { toQueryText } from '../list/address.ts'
import type { SearchValues } from '../list/list-state.ts'
import type { KeyedField } from '../list/search-keys.ts'

/** Returns the address of the records behind a figure with these dimensions. */
export type Drill = (row: ReportRow, by: readonly string[]) => string

interface DrillParts {
  page: ReportPage
  drill: ReportDrill
  /** Path of the target page. */
  path: string
  fields: readonly KeyedField[]
  /** Values of the report's filters, by their keys in the address. */
  values: SearchValues
}

/** Key of a row's group in a dimension. */
export const groupValueOf = (row: ReportRow, dimension: string): string | number | null =>
  row[`${dimension}.key`] ?? row[dimension] ?? null

/**
 * Creates links from figures to their records: filtered by the row's groups, or by the report's filters
 * alone.
 */
export function createDrill({ page, drill, path, fields, values }: DrillParts): Drill {
  const dimensions = new Map(page.report.dimensions.map((dimension) => [dimension.id, dimension]))
  const filters = new Map(fields.map(({ key, field }) => [field.id, values[key]]))
  return (row, by) => {
    const query = Object.entries(drill.query).map(([name, { dimension, filter }]) => {
      const groupDimension =
        dimension !== undefined && by.includes(dimension) ? dimensions.get(dimension) : undefined
      if (groupDimension) return [name, groupValue(groupDimension, row)]
      return [name, filter === undefined ? undefined : filters.get(filter)]
    })
    return path + toQueryText(Object.fromEntries(query))
  }
}

function groupValue({ id, bucket }: ReportDimension, row: ReportRow): unknown {
  const key = groupValueOf(row, id)
  return bucket === undefined || key === null ? key : bucketRange(String(key), bucket)
}

const DAY_MS = 86_400_000
const dayText = (time: number) => new Date(time).toISOString().slice(0, 10)

/** First and last day, or second, of a time bucket given by its start. */
function bucketRange(start: string, bucket: Bucket): [string, string] {
  if (bucket === 'hour') return [`${start}:00`, `${start.slice(0, 13)}:59:59`]
  if (bucket === 'day') return [start, start]
  if (bucket === 'week') return [start, dayText(Date.parse(start) + 6 * DAY_MS)]
  const [year = 0, month = 1] = start.split('-').map(Number)
  return [`${start}-01`, dayText(Date.UTC(year, month, 0))]
}
