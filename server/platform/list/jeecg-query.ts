import { declared, type QueryUser, readCondition } from './conditions.ts'
import { type AddError, collectErrors } from './errors.ts'
import { matchesAny, readJeecgRules } from './jeecg-super-query.ts'
import { isBlank, jeecgText, readJeecgValue, readValueList } from './jeecg-value.ts'
import {
  type ListQuery,
  MAX_CONDITIONS,
  MAX_PAGE_LABEL,
  MAX_PAGE_SIZE,
  MAX_ROW,
  outOfRange,
  readCursor,
  sortableFields,
  TOO_MANY_CONDITIONS,
} from './query.ts'
import type { QueryableResource } from './resource.ts'
import type { RawCondition } from './super-query.ts'
import type { ListOperator } from './values.ts'

/** Default page size of JeecgBoot. */
const PAGE_SIZE = 10

/** Operators that JeecgBoot clients can express in the value of a parameter. */
const FORMS: readonly ListOperator[] = [
  ...(['eq', 'differs', 'gt', 'gte', 'lt', 'lte', 'in'] as const),
  ...(['like', 'starts', 'ends'] as const),
]
const OF_TEXT: ReadonlySet<ListOperator> = new Set<ListOperator>(['like', 'starts', 'ends'])

type Query = Readonly<Record<string, unknown>>

/** Returns the operators that JeecgBoot clients can express for a field of this type. */
function formsOf(resource: QueryableResource, field: string): readonly ListOperator[] {
  const type = resource.columns[field]?.type
  return type === 'time' || type === 'day' ? FORMS.filter((op) => !OF_TEXT.has(op)) : FORMS
}

/**
 * Returns the operators of a field: the operators that the list declares, and all operators that JeecgBoot
 * clients can express. Times and days don't allow operators that match a part of a text. Fields in `fixed`
 * have only the declared operators.
 */
function allowedOperators(resource: QueryableResource, field: string): readonly ListOperator[] {
  const own = declared(resource, field)
  if (own.length === 0 || resource.ability.fixed?.includes(field)) return own
  return [...new Set([...own, ...formsOf(resource, field)])]
}

/**
 * Returns the operators of a field in `superQueryParams`, where JeecgBoot clients offer every column of a
 * list.
 */
function ruleOperators(resource: QueryableResource, field: string): readonly ListOperator[] {
  const own = allowedOperators(resource, field)
  const isColumn =
    Object.hasOwn(resource.columns, field) && Object.hasOwn(resource.model.shape.properties, field)
  if (own.length > 0 || !isColumn || resource.ability.fixed?.includes(field)) return own
  return formsOf(resource, field)
}

const KINDS = ['', '_begin', '_end', '_MultiString'] as const

/**
 * Finds the field that a query key filters, and the suffix of the key. Returns undefined for unknown keys.
 */
function readKey(resource: QueryableResource, key: string) {
  for (const kind of KINDS) {
    const field = key.slice(0, key.length - kind.length)
    if (key.endsWith(kind) && declared(resource, field).length > 0) return { field, kind }
  }
  return undefined
}

/** Parses one parameter. */
function readFilter(
  resource: QueryableResource,
  [key, raw]: [string, unknown],
  searched: readonly string[],
): RawCondition[] {
  const filter = readKey(resource, key)
  const text = jeecgText(raw)
  if (!filter || isBlank(text)) return []
  const { field, kind } = filter
  if (kind === '_begin' || kind === '_end') {
    return [{ field, key, op: kind === '_begin' ? 'gte' : 'lte', parts: [text] }]
  }
  // If the text starts or ends with a star, the star determines how the text is matched.
  if (searched.includes(key) && !/^\*|\*$/.test(text)) return [{ field, key, op: 'like', parts: [text] }]
  const forms = kind === '' ? readJeecgValue(text) : readValueList(text)
  return forms.map((form) => ({ field, key, ...form }))
}

function readRules(query: Query, addError: AddError): RawCondition[][] {
  const rules = readJeecgRules(jeecgText(query.superQueryParams), addError)
  return matchesAny(jeecgText(query.superQueryMatchType), addError) ? [rules] : rules.map((rule) => [rule])
}

/**
 * Finds the first requested sort column that exists in the list. JeecgBoot clients send `createTime` also to
 * lists without this column.
 */
function readSort(resource: QueryableResource, query: Query, who: QueryUser) {
  const { defaultSort } = resource.ability
  const sortable = sortableFields(resource, who)
  const names = jeecgText(query.column)
    .split(',')
    .map((name) => name.trim().replace(/_dictText$/, ''))
  const sort = names.find((name) => sortable.includes(name))
  if (sort === undefined) return { sort: defaultSort.field, order: defaultSort.order }
  const order = jeecgText(query.order)
  return { sort, order: isBlank(order) || /^\s*asc/i.test(order) ? 'asc' : 'desc' } as const
}

function readNumber(
  query: Query,
  key: string,
  { fallback, addError }: { fallback: number; addError: AddError },
) {
  const text = jeecgText(query[key])
  if (isBlank(text)) return fallback
  if (/^\s*-?\d{1,10}\s*$/.test(text)) return Number(text)
  addError(key, { en: 'An integer is expected', zh: '应为整数' })
  return fallback
}

/** Reads page number and page size, within the allowed range. A negative size means the maximum size. */
function readPage(query: Query, hasCursor: boolean, addError: AddError) {
  const size = readNumber(query, 'pageSize', { fallback: PAGE_SIZE, addError }) || PAGE_SIZE
  const pageSize = size < 0 ? MAX_PAGE_SIZE : Math.min(size, MAX_PAGE_SIZE)
  const pageNo = Math.max(1, readNumber(query, 'pageNo', { fallback: 1, addError }))
  const last = hasCursor ? MAX_PAGE_LABEL : Math.ceil(MAX_ROW / pageSize)
  if (pageNo > last) addError('pageNo', outOfRange(last))
  return { pageNo, pageSize }
}

interface Asking {
  who: QueryUser
  /** Text fields in which JeecgBoot also matches a part of the text. */
  searched?: readonly string[]
}

/**
 * Parses the list query of a JeecgBoot client. Ignores unknown and empty parameters. Throws one
 * LIST_QUERY_INVALID for all invalid values.
 */
export function readJeecgQuery(
  resource: QueryableResource,
  query: Query,
  { who, searched = [] }: Asking,
): ListQuery {
  const { addError, throwErrors: refuse } = collectErrors()
  const filters = Object.entries(query).map((entry) => readFilter(resource, entry, searched))
  const rules = readRules(query, addError)
  const isTooMuch = [...filters, ...rules].flat().length > MAX_CONDITIONS
  const long = filters.find((group) => group.length > MAX_CONDITIONS)
  if (isTooMuch) addError(long?.[0]?.key ?? 'superQueryParams', TOO_MANY_CONDITIONS)
  const readAll = (groups: RawCondition[][], operatorsOf: typeof allowedOperators) =>
    groups.map((group) =>
      group.flatMap(
        (each) => readCondition(resource, each, { addError, who, allowedOperators: operatorsOf }) ?? [],
      ),
    )
  const groups = isTooMuch ? [] : [...readAll(filters, allowedOperators), ...readAll(rules, ruleOperators)]
  const sort = readSort(resource, query, who)
  const cursor = readCursor(resource, query, sort, addError)
  const page = readPage(query, cursor !== undefined, addError)
  refuse()
  const alternatives = groups.filter((group) => group.length > 1)
  return {
    conditions: groups.filter((group) => group.length === 1).flat(),
    ...(alternatives.length > 0 && { alternatives }),
    ...sort,
    ...page,
    ...(cursor && { cursor }),
  }
}
