import {
  type ImportColumn,
  importableOperations,
  type ListImport,
  type ListPage,
  operations,
  type Page,
} from '#schemas'
import { forbidden } from '../http/errors.ts'
import type { Locale } from '../http/locale.ts'
import type { SignedIn } from '../http/request.ts'
import { localizedPageText } from '../localized-text/localized-page-text.ts'
import { importNotFound } from './errors.ts'
import type { Importer } from './importer.ts'

/** List page with an import. */
export interface ImportPage {
  page: ListPage & { list: { import: ListImport } }
  columns: readonly ImportColumn[]
  importer: Importer
}

const hasImport = (page: Page): page is ImportPage['page'] =>
  page.kind === 'list' && page.list.import !== undefined

/**
 * Permissions that an import requires: those of the page, of its import, and of the operation it runs per
 * row.
 */
const codesOf = ({ requires, list }: ImportPage['page']): (string | undefined)[] => {
  const { op, requires: own } = list.import
  const endpoint = Object.entries(operations).find(([name]) => name === op)?.[1]
  return [requires?.view, own, endpoint?.access]
}

/** Finds the shipped list pages with an import; throws if a page has no importer. */
export function importPages(
  pages: Iterable<Page>,
  importers: Readonly<Record<string, Importer>>,
): (id: string, user: SignedIn) => ImportPage {
  const found = new Map(
    [...pages].filter(hasImport).map((page) => {
      const { op } = page.list.import
      const columns = Object.hasOwn(importableOperations, op) ? importableOperations[op] : undefined
      const importer = Object.hasOwn(importers, op) ? importers[op] : undefined
      if (!columns || !importer)
        throw new Error(`page ${page.id} takes files, but nothing reads them for ${op}`)
      return [page.id, { page, columns, importer }] as const
    }),
  )
  return (id, { permissions }) => {
    const one = found.get(id)
    if (!one) throw importNotFound()
    if (!codesOf(one.page).every((code) => code !== undefined && permissions.has(code))) throw forbidden()
    return one
  }
}

/** Title of the list. */
export const titleOf = ({ page }: ImportPage, locale: Locale): string =>
  localizedPageText(page, page.title, locale)
