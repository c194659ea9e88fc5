import {
  isDerived,
  type ReportDimension,
  type ReportDrill,
  type ReportMeasure,
  type ReportPage,
  type ReportRow,
  type SearchField,
  usesTimeline,
} from '#schemas'
import { toQueryText } from '../list/address.ts'
import type { SearchValues } from '../list/list-state.ts'
import type { KeyedField } from '../list/search-keys.ts'
import { normalise } from '../list/search-value.ts'
import { bucketRange, intersectRanges, type TimeRange } from './time-bucket.ts'

/**
 * Returns the address of the records that a figure with these dimensions counts. Undefined if the search of
 * the target page can't select exactly these records.
 */
export type Drill = (row: ReportRow, by: readonly string[], measure: string) => string | undefined

interface DrillParts {
  page: ReportPage
  drill: ReportDrill
  /** Path of the target page. */
  path: string
  fields: readonly KeyedField[]
  /** Values of the report's filters, by their keys in the address. */
  values: SearchValues
}

/** Tells whether a row sums up all groups of a dimension that are not among its top groups. */
export const isOthers = (row: ReportRow, dimension: string) => row[`${dimension}.others`] === 1

/** Key of a row's group in a dimension. Null for a group without a value, and for all other rows. */
export const groupValueOf = (row: ReportRow, dimension: string): string | number | null =>
  isOthers(row, dimension) ? null : (row[`${dimension}.key`] ?? row[dimension] ?? null)

/** A filter of the report that has a value. */
interface ActiveFilter {
  field: SearchField
  value: unknown
}

/** Tells whether a figure counts the records of its own group only. */
const countsOwnRecords = (measure: ReportMeasure) => !isDerived(measure) || !usesTimeline(measure)

/** Result of a search that can't select the records. */
const NOT_SELECTABLE = Symbol('not selectable')

const groupField = ({ key, field }: ReportDimension) => key ?? field

/**
 * Creates links from figures to their records. A search value of the target stands for one field of the
 * report: it is the intersection of the row's groups and the report's filters of that field.
 */
export function createDrill({ page, drill, path, fields, values }: DrillParts): Drill {
  const { dimensions, measures } = page.report
  const linked = new Set(measures.filter(countsOwnRecords).map(({ id }) => id))
  const filters = fields.flatMap(({ key, field, isSeveral }): ActiveFilter[] => {
    const value = normalise(values[key], isSeveral)
    return value === undefined ? [] : [{ field, value }]
  })
  const params = Object.entries(drill.query).map(([name, named]) => {
    const dimension = dimensions.find(({ id }) => id === named.dimension)
    const filter = fields.find(({ field }) => field.id === named.filter)?.field
    return {
      name,
      fields: [...(dimension ? [groupField(dimension)] : []), ...(filter ? [filter.field] : [])],
    }
  })
  const isSearched = (field: string) => params.some((param) => param.fields.includes(field))
  if (!filters.every(({ field }) => isSearched(field.field))) return () => undefined
  return (row, by, measure) => {
    if (!linked.has(measure)) return undefined
    const groups = dimensions.filter(({ id }) => by.includes(id))
    if (!groups.every((group) => isSearched(groupField(group)))) return undefined
    const query = params.map(
      ({ name, fields: ofParam }) =>
        [
          name,
          searchValue(
            row,
            groups.filter((group) => ofParam.includes(groupField(group))),
            filters.filter(({ field }) => ofParam.includes(field.field)),
          ),
        ] as const,
    )
    if (query.some(([, value]) => value === NOT_SELECTABLE)) return undefined
    return path + toQueryText(Object.fromEntries(query))
  }
}

/** Search value that selects the records in all the groups and filters of one field. */
function searchValue(
  row: ReportRow,
  groups: readonly ReportDimension[],
  filters: readonly ActiveFilter[],
): unknown {
  if (groups.some(({ id }) => groupValueOf(row, id) === null)) return NOT_SELECTABLE
  const exact = groups.find(({ bucket }) => bucket === undefined)
  const ranges = filters.flatMap(rangeOf)
  if (exact) {
    // The records of the group have this value, so that they match every filter of the field.
    const value = groupValueOf(row, exact.id)
    return ranges.length > 0 ? [value, value] : value
  }
  const buckets = groups.flatMap(({ id, bucket }) =>
    bucket === undefined ? [] : [bucketRange(String(groupValueOf(row, id)), bucket)],
  )
  if (buckets.length === 0) return filters.length > 1 ? NOT_SELECTABLE : filters[0]?.value
  return ranges.length < filters.length ? NOT_SELECTABLE : intersectRanges([...buckets, ...ranges])
}

/** Range of a filter's values; none for other operators. */
function rangeOf({ field: { op }, value }: ActiveFilter): TimeRange[] {
  if (op === 'between' && Array.isArray(value)) return [[asText(value[0]), asText(value[1])]]
  if (op === 'gte') return [[asText(value), '']]
  return op === 'lte' ? [['', asText(value)]] : []
}

const asText = (value: unknown) => String(normalise(value, false) ?? '')
