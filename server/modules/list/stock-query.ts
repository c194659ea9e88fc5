import { readFilterKey } from './conditions.ts'
import type { Askable } from './resource.ts'

const PAGING = new Set(['pageNo', 'pageSize', 'column', 'order', 'cursor', 'superQueryParams'])
const MAX_PAGE_SIZE = '200'
/** What a stock server gives whoever names no size. */
const PAGE_SIZE = '10'

/**
 * A query string as stock clients send it to a list of the contract, in the form in which lists are asked: what is
 * unknown is left out, an unknown sort is the default one, a negative page size (all rows) is the largest, and the
 * texts named here are searched for anywhere in their field.
 */
export function stockQuery(
  resource: Askable,
  query: Record<string, unknown>,
  searched: readonly string[],
): Record<string, unknown> {
  const isKnown = (key: string) => PAGING.has(key) || readFilterKey(resource, key) !== undefined
  const known = Object.fromEntries(Object.entries(query).filter(([key]) => isKnown(key)))
  if (!resource.ability.sortable.includes(String(known.column))) {
    delete known.column
    delete known.order
  }
  known.pageSize ??= PAGE_SIZE
  if (/^-\d+$/.test(String(known.pageSize))) known.pageSize = MAX_PAGE_SIZE
  for (const field of searched) {
    const text = known[field]
    // A star at either end already says where the text is looked for.
    if (typeof text === 'string' && text !== '' && !/^\*|\*$/.test(text)) known[field] = `*${text}*`
  }
  return known
}
