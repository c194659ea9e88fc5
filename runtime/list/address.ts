import type { SearchField } from '#schemas'
import type { SearchValues, Sort } from './list-state.ts'
import type { KeyedField } from './search-keys.ts'
import { decodeValue, encodeValue, normalise } from './search-value.ts'

/** State of a list that is part of its address. */
export interface ListAddress {
  values: SearchValues
  sort: Sort | undefined
  pageNo: number
  pageSize: number
  cursor: string | undefined
  openId: string | undefined
  /** Selected view. The other parameters of the address override the settings of this view. */
  view?: string | undefined
  /** Month of the calendar, `YYYY-MM`, not validated. */
  month?: string | undefined
}

/** Search fields of the page, and the default values for parameters that are missing in the address. */
export interface AddressRules {
  fields: readonly KeyedField[]
  /** True if a search field with a condition is shown. Without this function, all search fields are shown. */
  isShown?: ((field: SearchField, values: SearchValues) => boolean) | undefined
  defaults: SearchValues
  sortable: ReadonlySet<string>
  defaultSort: Sort | undefined
  defaultSize: number
}

/** Last row that can be requested by page number. Later rows are requested by cursor. */
export const LAST_NUMBERED_ROW = 10_000
export const MIN_SIZE = 20
export const MAX_SIZE = 200
const MAX_TOKEN = 600

/** Parses an address. Ignores unknown and malformed parameters, and limits page and size to their ranges. */
export function readAddress(search: string, rules: AddressRules): ListAddress {
  const query = new URLSearchParams(search)
  const pageSize = readSize(query.get('size'), rules.defaultSize)
  const cursor = token(query.get('cursor'))
  return {
    values: readValues(query, rules),
    sort: readSort(query.get('sort'), rules),
    pageNo: readPage(query.get('page'), cursor ? Number.MAX_SAFE_INTEGER : lastNumberedPage(pageSize)),
    pageSize,
    cursor,
    openId: token(query.get('open')),
    view: token(query.get('view')),
    month: token(query.get('month')),
  }
}

/** Last page that can be reached by number. */
export function lastNumberedPage(pageSize: number): number {
  return Math.ceil(LAST_NUMBERED_ROW / pageSize)
}

/**
 * Formats an address. The address contains only values that differ from the page's defaults. `key=` stands
 * for a default that the user has cleared.
 */
export function writeAddress(address: ListAddress, rules: AddressRules): string {
  const parts: [string, string][] = []
  for (const { key, isSeveral } of shownFields(rules, address.values)) {
    const written = writeValue(address.values[key], isSeveral)
    if (written !== writeValue(rules.defaults[key], isSeveral)) parts.push([key, written])
  }
  const { sort, pageNo, pageSize, cursor, openId, view, month } = address
  if (sort && !isSameSort(sort, rules.defaultSort)) parts.push(['sort', `${sort.field}.${sort.order}`])
  if (pageNo !== 1) parts.push(['page', String(pageNo)])
  if (pageSize !== rules.defaultSize) parts.push(['size', String(pageSize)])
  if (cursor) parts.push(['cursor', cursor])
  if (month) parts.push(['month', month])
  if (openId) parts.push(['open', openId])
  if (view) parts.push(['view', view])
  return `?${parts.map(([key, value]) => `${key}=${readable(value)}`).join('&')}`
}

/** Converts search values by field to the query of a link to a list. Leaves out empty values. */
export function toQueryText(values: SearchValues): string {
  const parts = Object.entries(values).flatMap(([key, value]) => {
    const written = writeValue(value, Array.isArray(value))
    return written === '' ? [] : [`${encodeURIComponent(key)}=${readable(written)}`]
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Formats a search value as a string for the address. Returns an empty string for an empty value. */
export function writeValue(value: unknown, isSeveral: boolean): string {
  const normalised = normalise(value, isSeveral)
  return normalised === undefined ? '' : encodeValue(normalised)
}

export function isSameSort(a: Sort | undefined, b: Sort | undefined): boolean {
  return a?.field === b?.field && a?.order === b?.order
}

/**
 * Formats text for a query. Commas and colons stay unescaped, which a query allows, and a space becomes `+`.
 */
function readable(value: string): string {
  return encodeURIComponent(value.toWellFormed())
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%20', '+')
}

/**
 * Returns the search fields that are shown for these search values. Conditions of other fields read a hidden
 * field as empty.
 */
export function shownFields(
  { fields, isShown }: Pick<AddressRules, 'fields' | 'isShown'>,
  values: SearchValues,
): readonly KeyedField[] {
  if (!isShown) return fields
  const shown = fields.filter(({ field }) => isShown(field, values))
  if (shown.length === fields.length) return fields
  const rest = Object.fromEntries(shown.flatMap(({ key }) => (key in values ? [[key, values[key]]] : [])))
  const isSettled = Object.keys(rest).length === Object.keys(values).length
  return isSettled ? shown : shownFields({ fields: shown, isShown }, rest)
}

/**
 * Reads the values of the shown search fields. Hidden fields get no value, so that no request filters by
 * them.
 */
function readValues(query: URLSearchParams, rules: AddressRules): SearchValues {
  const values = readAllValues(query, rules)
  const shown = shownFields(rules, values)
  if (shown === rules.fields) return values
  return Object.fromEntries(shown.flatMap(({ key }) => (key in values ? [[key, values[key]]] : [])))
}

function readAllValues(query: URLSearchParams, { fields, defaults }: AddressRules): SearchValues {
  const values: Record<string, unknown> = {}
  for (const { key, isSeveral } of fields) {
    const text = query.get(key)
    const value = text === null ? normalise(defaults[key], isSeveral) : decodeValue(text, isSeveral)
    if (value !== undefined) values[key] = value
  }
  return values
}

function readSort(text: string | null, { sortable, defaultSort }: AddressRules): Sort | undefined {
  const [, field = '', order] = /^(.+)\.(asc|desc)$/.exec(text ?? '') ?? []
  return sortable.has(field) ? { field, order: order as Sort['order'] } : defaultSort
}

function readSize(text: string | null, byDefault: number): number {
  const size = readInteger(text)
  return size === undefined ? byDefault : Math.min(MAX_SIZE, Math.max(MIN_SIZE, size))
}

function readPage(text: string | null, last: number): number {
  return Math.min(Math.max(readInteger(text) ?? 1, 1), last)
}

const readInteger = (text: string | null) =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined
const token = (text: string | null) => (text && text.length <= MAX_TOKEN ? text : undefined)
