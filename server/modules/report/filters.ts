import type { ReportPage, ReportRequest, SearchField } from '#schemas'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { type QueryUser, readCondition } from '../../platform/list/conditions.ts'
import { NO_VALUE, type RawCondition } from '../../platform/list/super-query.ts'
import type { ListCondition } from '../../platform/list/values.ts'
import type { ReportResource } from '../../platform/report/resource.ts'
import { reportParamsInvalid, reportRangeRequired } from './errors.ts'

type Params = ReportRequest['params']
type FilterValue = Params[string]

const DAY_MS = 86_400_000
const SEVERAL = new Set<string>(['in', 'nin'])
const UNKNOWN: LocalizedText = { en: 'Unknown filter', zh: '未知的筛选条件' }
const REQUIRED: LocalizedText = { en: 'is required', zh: '不能为空' }

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Returns the start and the end of a range. Either can be missing. */
const endsOf = (filterValue: FilterValue | undefined): [begin: unknown, end: unknown] =>
  Array.isArray(filterValue) ? [filterValue[0], filterValue[1]] : [undefined, undefined]

/** Converts the value of one filter to conditions. An empty value gives no conditions. */
function toConditions({ id, field, op }: SearchField, filterValue: FilterValue): RawCondition[] {
  if (op === 'between') {
    const [begin, end] = endsOf(filterValue)
    return [
      ...(isBlank(begin) ? [] : [{ field, op: 'gte' as const, parts: [begin], key: `${id}_begin` }]),
      ...(isBlank(end) ? [] : [{ field, op: 'lte' as const, parts: [end], key: `${id}_end` }]),
    ]
  }
  if (NO_VALUE.has(op)) return filterValue === true ? [{ field, op, parts: [], key: field }] : []
  const parts = Array.isArray(filterValue) ? filterValue.filter((value) => !isBlank(value)) : [filterValue]
  if (parts.length === 0 || isBlank(parts[0])) return []
  return [{ field, op, parts: SEVERAL.has(op) ? parts : parts.slice(0, 1), key: field }]
}

/**
 * Validates the filter values of a report and converts them to conditions. Errors are reported by filter id.
 */
export function readParams(
  page: ReportPage,
  { list }: ReportResource,
  { params, user }: { params: Params; user: QueryUser },
): ListCondition[] {
  const fields: Record<string, LocalizedText> = Object.create(null)
  const filters = page.report.filters ?? []
  for (const name of Object.keys(params))
    if (!filters.some(({ id }) => id === name)) fields[name.slice(0, 64)] = UNKNOWN

  const conditions = filters.flatMap((filter) => {
    const filterValue = Object.hasOwn(params, filter.id) ? params[filter.id] : undefined
    const rawConditions = filterValue === undefined ? [] : toConditions(filter, filterValue)
    if (rawConditions.length === 0 && filter.required) fields[filter.id] = REQUIRED
    const addError = (_key: string, words: LocalizedText) => {
      fields[filter.id] ??= words
    }
    return rawConditions.flatMap((one) => readCondition(list, one, { addError, who: user }) ?? [])
  })
  if (Object.keys(fields).length > 0) throw reportParamsInvalid(fields)
  requireRange(page, params)
  return conditions
}

/** Returns the start of the day in a date or time text, in ms since 1970; NaN if the text is invalid. */
const dayOf = (value: unknown) => Date.parse(`${String(value ?? '').slice(0, 10)}T00:00:00Z`)

/**
 * Throws if a report over a large table has no range of days, or if the range is longer than the page allows.
 */
function requireRange({ report }: ReportPage, params: Params): void {
  const range = report.budget.requireDateRange
  if (!range) return
  const [begin, end] = endsOf(Object.hasOwn(params, range.filter) ? params[range.filter] : undefined)
  const days = (dayOf(end) - dayOf(begin)) / DAY_MS + 1
  if (days <= range.maxDays) return
  const en = `A range of at most ${range.maxDays} days is expected`
  const fields = { [range.filter]: { en, zh: `请选择不超过 ${range.maxDays} 天的范围` } }
  throw reportRangeRequired({ days: range.maxDays }, { fields })
}
