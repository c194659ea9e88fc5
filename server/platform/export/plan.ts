import {
  EXPORT_FORMATS,
  type ListColumn,
  type ListExport,
  type ListExportBody,
  type ListExportSizeBody,
  type ListPage,
  type Page,
} from '#schemas'
import { forbidden } from '../http/errors.ts'
import type { SignedIn } from '../http/request.ts'
import { type ListQuery, readListQuery } from '../list/query.ts'
import { exportInvalid, exportNotFound } from './errors.ts'
import type { ExportSource, ExportSources } from './source.ts'

/** List page that has an export. */
export type ExportPage = ListPage & { list: { export: ListExport } }

/** Plan of an export: its page, the source of its rows, and the query that selects the rows. */
export interface ExportPlan {
  page: ExportPage
  source: ExportSource
  query: ListQuery
}

const PAGING = ['pageNo', 'pageSize', 'cursor']

const isExported = (page: Page | undefined): page is ExportPage =>
  page?.kind === 'list' && page.list.export !== undefined

/** List page that has an export, and the source of the exported rows. */
export interface ExportablePage {
  page: ExportPage
  source: ExportSource
}

/**
 * Finds the source of the rows that a page exports. Returns undefined if the page has no export, or if there
 * is no source for its rows.
 */
export function exportablePage(page: Page | undefined, sources: ExportSources): ExportablePage | undefined {
  if (!isExported(page)) return undefined
  const data = page.data?.[page.list.rows ?? 'rows']
  const op = data && 'op' in data ? data.op : ''
  const source = Object.hasOwn(sources, op) ? sources[op] : undefined
  return source && { page, source }
}

/**
 * True if a user may export a page. The user needs the permission of the row source, and the permissions of
 * the page and of its export. So a page can require more permissions, but not fewer.
 */
function canExport({ page: { requires, list }, source }: ExportablePage, { permissions }: SignedIn): boolean {
  const codes = [requires?.view, list.export.requires, source.access]
  return codes.every((code) => code !== undefined && permissions.has(code))
}

/**
 * True if a user still has the permissions for a file: those of the page, of its export and of its columns.
 */
export const canDownload = (
  exportable: ExportablePage,
  { columns }: Pick<ListExportBody, 'columns'>,
  user: SignedIn,
): boolean =>
  canExport(exportable, user) && readableColumns(exportable.page, columns, user).length === columns.length

/**
 * Plans the rows of an export. Checks the caller's permissions, and parses the filters in the same way as the
 * list.
 */
export function planExport(
  exportable: ExportablePage | undefined,
  { query }: Pick<ListExportSizeBody, 'query'>,
  user: SignedIn,
): ExportPlan {
  if (!exportable) throw exportNotFound()
  const { page, source } = exportable
  if (!canExport(exportable, user)) throw forbidden()
  const asked = Object.fromEntries(Object.entries(query).filter(([key]) => !PAGING.includes(key)))
  return { page, source, query: readListQuery(source.resource, asked, user) }
}

/**
 * Returns those requested columns that the page has and the caller may read. Leaves out computed columns,
 * since their expressions are evaluated only on the screen.
 */
function readableColumns(
  { list }: ExportPage,
  ids: readonly string[],
  { permissions }: SignedIn,
): ListColumn[] {
  const columns = ids.map((id) =>
    list.columns.find(
      ({ id: own, requires, compute }) =>
        own === id && compute === undefined && (requires === undefined || permissions.has(requires)),
    ),
  )
  return columns.filter((column) => column !== undefined)
}

/** Returns the requested columns in order. Throws for unknown and forbidden columns. */
export function planColumns(
  page: ExportPage,
  { columns: ids, format }: ListExportBody,
  user: SignedIn,
): ListColumn[] {
  const { list } = page
  if (!(list.export.formats ?? EXPORT_FORMATS).includes(format)) {
    throw exportInvalid(undefined, {
      fields: { format: { en: 'File format not supported for this list', zh: '该列表不支持此格式' } },
    })
  }
  const known = readableColumns(page, ids, user)
  if (known.length === ids.length) return known
  throw exportInvalid(undefined, {
    fields: { columns: { en: 'Column not found', zh: '列表中没有该列' } },
  })
}
