import type { Catalog, Contracts } from '../check/options.ts'
import type { Page } from '../meta/page.ts'
import type { Break } from './breaks.ts'
import { catalogBreaks, contractBreaks, type NamedBreaks } from './contract-breaks.ts'
import { diffPage, type PageChange } from './diff-page.ts'
import { pageBreaks, removedPageBreaks } from './page-breaks.ts'

/**
 * Pages, contracts and renderer catalog of one commit. Contracts or a catalog that can't be read are
 * undefined.
 */
export interface Release {
  pages: readonly Page[]
  contracts?: Contracts | undefined
  catalog?: Catalog | undefined
}

/** Changes of one page, including the breaking changes. */
export interface PageComparison {
  page: string
  state: 'added' | 'removed' | 'changed'
  changes: readonly PageChange[]
  breaks: readonly Break[]
}

/** All changes between two releases, including the breaking changes. */
export interface Comparison {
  pages: readonly PageComparison[]
  /** Breaking changes of operations and models. Undefined if the contracts of one release can't be read. */
  contracts: readonly NamedBreaks[] | undefined
  renderers: readonly NamedBreaks[] | undefined
}

/** Compares the pages, the contracts and the renderers of two releases. Equal releases have no changes. */
export function compareReleases(before: Release, after: Release): Comparison {
  const now = new Map(after.pages.map((page) => [page.id, page]))
  const old = new Set(before.pages.map(({ id }) => id))
  return {
    pages: [
      ...before.pages.flatMap((page) => comparePage(page, now.get(page.id), after.pages)),
      ...after.pages.flatMap(({ id }): PageComparison[] =>
        old.has(id) ? [] : [{ page: id, state: 'added', changes: [], breaks: [] }],
      ),
    ].sort((left, right) => left.page.localeCompare(right.page)),
    contracts:
      before.contracts && after.contracts ? contractBreaks(before.contracts, after.contracts) : undefined,
    renderers: before.catalog && after.catalog ? catalogBreaks(before.catalog, after.catalog) : undefined,
  }
}

function comparePage(before: Page, after: Page | undefined, pages: readonly Page[]): PageComparison[] {
  if (!after)
    return [{ page: before.id, state: 'removed', changes: [], breaks: removedPageBreaks(before, pages) }]
  const changes = diffPage(before, after)
  if (changes.length === 0) return []
  return [{ page: before.id, state: 'changed', changes, breaks: pageBreaks(before, after, pages) }]
}
