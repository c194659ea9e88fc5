import { type Break, breakError } from './breaks.ts'
import type { PageNode } from './page-nodes.ts'
import type { PairedPages } from './pair-nodes.ts'
import type { Link } from './references.ts'

const isSearch = ({ what }: PageNode) => what === 'search field' || what === 'filter'

/**
 * Lists the breaking changes in the parameters and search fields of a page. Both are part of the page's
 * address, which bookmarks, saved views and links contain.
 */
export function addressBreaks({ pairs, added, removed }: PairedPages, links: readonly Link[]): Break[] {
  const givers = (...names: string[]) => {
    const from = links.filter(({ given }) => names.some((name) => given.includes(name)))
    const pages = [...new Set(from.map((link) => link.from))]
    return pages.length > 0 ? ` Given by ${pages.join(', ')}.` : ''
  }
  return [
    ...removed
      .filter(({ what }) => what === 'parameter')
      .map(({ id }) =>
        breakError(
          id,
          `The page no longer accepts "${id}": addresses with it open something else.${givers(id)}`,
        ),
      ),
    ...added.flatMap(({ what, id, own }) =>
      what === 'parameter' && own.required === true
        ? [breakError(id, `The page needs "${id}" now: addresses without it can't be opened.`)]
        : [],
    ),
    ...removed
      .filter(isSearch)
      .map(({ id, own, what }) =>
        breakError(
          id,
          `${what} "${id}" was removed: addresses and saved views with it show more rows than before.${givers(id, String(own.field))}`,
        ),
      ),
    ...pairs.flatMap(({ before, after }) => changed(before, after)),
  ]
}

function changed(before: PageNode, after: PageNode): Break[] {
  const { id, own, what } = after
  const tell = (message: string) => [breakError(id, message)]
  if (what === 'parameter') {
    return [
      ...(own.required === true && before.own.required !== true
        ? tell(`The page needs "${id}" now: addresses without it can't be opened.`)
        : []),
      ...(own.type === before.own.type ? [] : tell(`"${id}" is ${own.type} now, not ${before.own.type}.`)),
      ...(before.own.from === 'query' && own.from !== 'query'
        ? tell(`"${id}" is no longer read from the address.`)
        : []),
    ]
  }
  if (!isSearch(after)) return []
  return [
    ...(before.id === id
      ? []
      : tell(`${what} "${before.id}" is called "${id}" now: addresses and saved views name the old one.`)),
    ...(own.field === before.own.field
      ? []
      : tell(`${what} "${id}" searches "${own.field}" now, not "${before.own.field}".`)),
    ...(own.op === before.own.op
      ? []
      : tell(`${what} "${id}" compares with "${own.op}" now, not "${before.own.op}".`)),
    ...(own.required === true && before.own.required !== true
      ? tell(`${what} "${id}" is required now.`)
      : []),
  ]
}
