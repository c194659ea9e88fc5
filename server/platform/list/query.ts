import type { LocalizedText } from '../http/locale.ts'
import { type QueryUser, readCondition, readFilter, readFilterKey } from './conditions.ts'
import { type Cursor, decodeCursor } from './cursor.ts'
import { type AddError, collectErrors } from './errors.ts'
import { isPlain } from './masked-columns.ts'
import type { QueryableResource } from './resource.ts'
import { type RawCondition, readSuperQuery } from './super-query.ts'
import type { ListCondition } from './values.ts'

/** Validated and typed list query. */
export interface ListQuery {
  conditions: readonly ListCondition[]
  /** Groups of alternative conditions. A row must match at least one condition of each group. */
  alternatives?: readonly (readonly ListCondition[])[]
  sort: string
  order: 'asc' | 'desc'
  pageNo: number
  pageSize: number
  cursor?: Cursor
}

/** Number of the last row that is on a numbered page. Later rows require a cursor. */
export const MAX_ROW = 10_000
export const MAX_PAGE_SIZE = 200
export const MAX_CONDITIONS = 50
/** Message for a query with too many conditions. */
export const TOO_MANY_CONDITIONS: LocalizedText = {
  en: `At most ${MAX_CONDITIONS} conditions`,
  zh: `最多 ${MAX_CONDITIONS} 个条件`,
}
const DEFAULT_PAGE_SIZE = 20
/**
 * Maximum page number in a request with a cursor. In these requests, the page number has no effect on the
 * rows.
 */
export const MAX_PAGE_LABEL = 1_000_000_000

type Query = Record<string, unknown>

const RESERVED_KEYS = new Set([
  'pageNo',
  'pageSize',
  'column',
  'order',
  'cursor',
  'superQueryParams',
  'superQueryMatchType',
  '_t',
])

/** Message for numbers out of range. */
export const outOfRange = (max: number): LocalizedText => ({
  en: `An integer from 1 to ${max} is expected`,
  zh: `应为 1 到 ${max} 的整数`,
})

function readInteger(
  query: Query,
  key: string,
  { max, fallback }: { max: number; fallback: number },
  addError: AddError,
) {
  const raw = query[key]
  if (raw === undefined) return fallback
  const value = typeof raw === 'string' && /^\d{1,10}$/.test(raw) ? Number(raw) : 0
  if (value >= 1 && value <= max) return value
  addError(key, outOfRange(max))
  return fallback
}

/**
 * Returns the fields by which a caller can sort. Leaves out fields that are masked for the caller, since the
 * order would reveal their values.
 */
export const sortableFields = (resource: QueryableResource, who: QueryUser): readonly string[] =>
  resource.ability.sortable.filter((field) => isPlain(resource, field, who))

function readSort(
  resource: QueryableResource,
  query: Query,
  { addError, who }: { addError: AddError; who: QueryUser },
): Pick<ListQuery, 'sort' | 'order'> {
  const { ability } = resource
  const sortable = sortableFields(resource, who)
  const { column = ability.defaultSort.field, order = query.column ? 'asc' : ability.defaultSort.order } =
    query
  if (order !== 'asc' && order !== 'desc') {
    addError('order', { en: 'asc or desc is expected', zh: '应为 asc 或 desc' })
  }
  const sort = sortable.find((field) => field === column)
  if (!sort) {
    addError('column', {
      en: `Can't be sorted by that, only by ${sortable.join(', ')}`,
      zh: `不支持按该字段排序，仅支持 ${sortable.join('、')}`,
    })
  }
  return { sort: sort ?? ability.defaultSort.field, order: order === 'desc' ? 'desc' : 'asc' }
}

function readParameter(
  resource: QueryableResource,
  [key, value]: [string, unknown],
  addError: AddError,
): RawCondition | undefined {
  const filter = readFilterKey(resource, key)
  if (!filter) addError(key, { en: 'Unknown parameter', zh: '未知的参数' })
  else if (typeof value !== 'string') addError(key, { en: 'Given more than once', zh: '参数重复' })
  else if (value !== '') {
    const read = readFilter({ ...filter, key }, value)
    if ('op' in read) return read
    addError(key, read)
  }
  return undefined
}

function readMatchType({ superQueryMatchType: type = 'and' }: Query, addError: AddError) {
  if (type !== 'and') addError('superQueryMatchType', { en: 'Only "and" is known', zh: '仅支持 and' })
}

function readSuper(query: Query, addError: AddError): readonly RawCondition[] {
  const { superQueryParams: text } = query
  if (text === undefined || text === '') return []
  return readSuperQuery(typeof text === 'string' ? text : '', addError)
}

/** Decodes the cursor of a query, if the query has one. */
export function readCursor(
  { columns }: QueryableResource,
  query: Query,
  sort: Pick<ListQuery, 'sort' | 'order'>,
  addError: AddError,
): Cursor | undefined {
  if (query.cursor === undefined || query.cursor === '') return undefined
  const by = { ...sort, type: columns[sort.sort]?.type ?? 'text' }
  const cursor = typeof query.cursor === 'string' ? decodeCursor(query.cursor, by) : undefined
  if (!cursor) addError('cursor', { en: 'Not a cursor of this list and sort', zh: '无效的游标' })
  return cursor
}

/**
 * Parses the query string of a list and rejects everything unknown. Throws one LIST_QUERY_INVALID, whose
 * `fields` contain all errors.
 */
export function readListQuery(resource: QueryableResource, query: Query, who: QueryUser): ListQuery {
  const { addError, throwErrors: refuse } = collectErrors()
  const filters = Object.entries(query).filter(([key]) => !RESERVED_KEYS.has(key))
  const asked = [
    ...filters.flatMap((filter) => readParameter(resource, filter, addError) ?? []),
    ...readSuper(query, addError),
  ]
  readMatchType(query, addError)
  if (asked.length > MAX_CONDITIONS) {
    addError('superQueryParams', TOO_MANY_CONDITIONS)
    asked.length = 0
  }
  const conditions = asked.flatMap((each) => readCondition(resource, each, { addError, who }) ?? [])
  const sort = readSort(resource, query, { addError, who })
  const cursor = readCursor(resource, query, sort, addError)
  const pageSize = readInteger(
    query,
    'pageSize',
    { max: MAX_PAGE_SIZE, fallback: DEFAULT_PAGE_SIZE },
    addError,
  )
  const last = cursor ? MAX_PAGE_LABEL : Math.ceil(MAX_ROW / pageSize)
  const pageNo = readInteger(query, 'pageNo', { max: last, fallback: 1 }, addError)
  refuse()
  return { conditions, ...sort, pageNo, pageSize, ...(cursor && { cursor }) }
}
