import {
  type ImportColumn,
  importableOperations,
  type ListImport,
  type ListPage,
  operations,
  type Page,
} from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { forbidden } from '../http/errors.ts'
import type { Locale } from '../http/locale.ts'
import { hasAccess } from '../http/permission-check.ts'
import type { SignedIn } from '../http/request.ts'
import { localizedPageText } from '../localized-text/localized-page-text.ts'
import { importNotFound } from './errors.ts'
import type { Importer } from './importer.ts'

/** List page that has an import. */
export interface ImportPage {
  page: ListPage & { list: { import: ListImport } }
  columns: readonly ImportColumn[]
  importer: Importer
}

const hasImport = (page: Page): page is ImportPage['page'] =>
  page.kind === 'list' && page.list.import !== undefined

/**
 * Permissions that an import requires: those of the page, of its import, and of the operation that runs for
 * each row.
 */
const codesOf = ({ requires, list }: ImportPage['page']): (string | undefined)[] => {
  const { op, requires: own } = list.import
  const endpoint = Object.entries(operations).find(([name]) => name === op)?.[1]
  return [requires?.view, own, endpoint?.access]
}

/**
 * Finds the importer of a page. Returns undefined if the page has no import, or if there is no importer for
 * its operation.
 */
export function importPage(
  page: Page | undefined,
  importers: Readonly<Record<string, Importer>>,
): ImportPage | undefined {
  if (!page || !hasImport(page)) return undefined
  const { op } = page.list.import
  const columns = Object.hasOwn(importableOperations, op) ? importableOperations[op] : undefined
  const importer = Object.hasOwn(importers, op) ? importers[op] : undefined
  return columns && importer && { page, columns, importer }
}

/**
 * Returns a function that finds a page with an import. The function throws if the caller may not use the
 * import.
 */
export function createImportPages(services: Services) {
  const { pages, registry, contracts } = services
  const importers = registry.importers(services)

  async function findImportPage(id: string, user: SignedIn, on?: Db | Tx): Promise<ImportPage> {
    const found = importPage(await pages.find(id, user, on), importers)
    if (!found) throw importNotFound()
    const mayImport = codesOf(found.page).every((code) => code !== undefined && user.permissions.has(code))
    if (!mayImport) throw forbidden()
    return found
  }

  /**
   * Finds the importer of an operation. A batch is imported by the operation for which its file was checked,
   * since the page may have changed meanwhile.
   */
  function importerOf(op: string, user: SignedIn): Importer {
    const importer = Object.hasOwn(importers, op) ? importers[op] : undefined
    const endpoint = contracts.findOperation(op)
    if (!importer || !endpoint) throw importNotFound()
    if (!hasAccess(user, endpoint.access)) throw forbidden()
    return importer
  }

  return Object.assign(findImportPage, { importerOf })
}

/** Title of the list. */
export const titleOf = ({ page }: ImportPage, locale: Locale): string =>
  localizedPageText(page, page.title, locale)
