import {
  type Column,
  EXPORT_FORMATS,
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
import type { ExportSource } from './source.ts'

/** List page with an export. */
export type ExportPage = ListPage & { list: { export: ListExport } }

/** Plan of an export: its page, the source of its rows, and the query that selects them. */
export interface ExportPlan {
  page: ExportPage
  source: ExportSource
  query: ListQuery
}

const PAGING = ['pageNo', 'pageSize', 'cursor']

const isExported = (page: Page | undefined): page is ExportPage =>
  page?.kind === 'list' && page.list.export !== undefined

/**
 * Finds the shipped list pages with an export, and the source of each page's rows. Throws if a page has no
 * source.
 */
export function exportPages(
  pages: Iterable<Page>,
  sources: Readonly<Record<string, ExportSource>>,
): ReadonlyMap<string, { page: ExportPage; source: ExportSource }> {
  const found = [...pages].filter(isExported).map((page) => {
    const data = page.data?.[page.list.rows ?? 'rows']
    const op = data && 'op' in data ? data.op : ''
    const source = Object.hasOwn(sources, op) ? sources[op] : undefined
    if (!source) throw new Error(`page ${page.id} is exported, but nothing says how to read ${op}`)
    return [page.id, { page, source }] as const
  })
  return new Map(found)
}

/**
 * Tells whether a user may export a page. This requires two permissions: that of the page and that of its
 * export.
 */
function canExport({ requires, list }: ExportPage, { permissions }: SignedIn): boolean {
  const codes = [requires?.view, list.export.requires]
  return codes.every((code) => code !== undefined && permissions.has(code))
}

/**
 * Tells whether a user still has the permissions for a file: those of its page, its export and its columns.
 */
export const canDownload = (
  page: ExportPage,
  { columns }: Pick<ListExportBody, 'columns'>,
  user: SignedIn,
): boolean => canExport(page, user) && readableColumns(page, columns, user).length === columns.length

/** Plans the rows of an export: checks the caller's permissions, and parses the filters as the list does. */
export function planExport(
  pages: ReturnType<typeof exportPages>,
  { page: id, query }: ListExportSizeBody,
  user: SignedIn,
): ExportPlan {
  const found = pages.get(id)
  if (!found) throw exportNotFound()
  const { page, source } = found
  if (!canExport(page, user)) throw forbidden()
  const asked = Object.fromEntries(Object.entries(query).filter(([key]) => !PAGING.includes(key)))
  return { page, source, query: readListQuery(source.resource, asked, user) }
}

/** Requested columns that the page has and the caller may read. */
function readableColumns({ list }: ExportPage, ids: readonly string[], { permissions }: SignedIn): Column[] {
  const columns = ids.map((id) =>
    list.columns.find(
      (column) => column.id === id && (column.requires === undefined || permissions.has(column.requires)),
    ),
  )
  return columns.filter((column) => column !== undefined)
}

/** Requested columns in order; throws for unknown and forbidden ones. */
export function planColumns(
  page: ExportPage,
  { columns: ids, format }: ListExportBody,
  user: SignedIn,
): Column[] {
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
