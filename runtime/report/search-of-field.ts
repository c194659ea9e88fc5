import type { Operator, ReportDimension, ReportRow } from '#schemas'
import { normalise } from '../list/search-value.ts'
import { groupValueOf } from './group-value.ts'
import { bucketRange, intersectRanges, type TimeRange } from './time-bucket.ts'

/** A comparison that all records of a figure match: a filter of the report, or part of the measure's rule. */
export interface FigureFilter {
  field: string
  op: Operator
  value: unknown
}

/** Groups and comparisons for one field, which together select the records of a figure. */
export interface FieldSelection {
  groups: readonly ReportDimension[]
  filters: readonly FigureFilter[]
  /** Comparisons of the measure's rule. Some records of a group may not match these comparisons. */
  rules: readonly FigureFilter[]
  /** True if the search field of the target page accepts several values. */
  isSeveral: boolean
}

/** Result if no search value selects exactly the records of a figure. */
export const NOT_SELECTABLE = Symbol('not selectable')

/** Search value for one field that selects exactly the records of a figure. */
export function searchOfField(row: ReportRow, selection: FieldSelection): unknown {
  const { groups, filters, rules } = selection
  if (groups.some(({ id }) => groupValueOf(row, id) === null)) return NOT_SELECTABLE
  const exact = groups.find(({ bucket }) => bucket === undefined)
  if (exact) {
    // All records of the group have this value, so the value already matches each filter of the field.
    const value = groupValueOf(row, exact.id)
    if (!rules.every((rule) => valuesOf(rule)?.includes(value))) return NOT_SELECTABLE
    return filters.some((filter) => rangeOf(filter)) ? [value, value] : value
  }
  const all = [...filters, ...rules]
  const buckets = groups.flatMap(({ id, bucket }) =>
    bucket === undefined ? [] : [bucketRange(String(groupValueOf(row, id)), bucket)],
  )
  if (buckets.length === 0 && rules.length === 0 && filters.length <= 1) return filters[0]?.value
  const ranges = all.map(rangeOf).filter((range) => range !== undefined)
  if (ranges.length === all.length && buckets.length > 0) return intersectRanges([...buckets, ...ranges])
  return buckets.length === 0 ? commonValues(all, selection) : NOT_SELECTABLE
}

/** Returns the values that match all comparisons. */
function commonValues(filters: readonly FigureFilter[], { isSeveral }: FieldSelection): unknown {
  const sets = filters.map(valuesOf)
  if (sets.includes(undefined)) return NOT_SELECTABLE
  const [first = [], ...others] = sets as unknown[][]
  const common = first.filter((value) => others.every((set) => set.includes(value)))
  if (common.length === 1) return common[0]
  return isSeveral && common.length > 1 ? common : NOT_SELECTABLE
}

/** Values that an `eq` or `in` comparison accepts, or undefined for other operators. */
function valuesOf({ op, value }: FigureFilter): unknown[] | undefined {
  if (op === 'in' && Array.isArray(value)) return value
  return op === 'eq' ? [Array.isArray(value) ? value[0] : value] : undefined
}

/** Range that a `between`, `gte` or `lte` comparison accepts, or undefined for other operators. */
function rangeOf({ op, value }: FigureFilter): TimeRange | undefined {
  if (op === 'between' && Array.isArray(value)) return [asText(value[0]), asText(value[1])]
  if (op === 'gte') return [asText(value), '']
  return op === 'lte' ? ['', asText(value)] : undefined
}

const asText = (value: unknown) => String(normalise(value, false) ?? '')
