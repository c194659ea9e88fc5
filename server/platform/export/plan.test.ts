import { expect, test } from 'vitest'
import type { SignedIn } from '../http/request.ts'
import { readShippedPages } from '../pages/shipped-pages.ts'
import { canDownload, type ExportPage } from './plan.ts'
import type { ExportSource } from './source.ts'

const shipped = readShippedPages().get('bill/SettleBillList') as ExportPage
const page: ExportPage = {
  ...shipped,
  list: {
    ...shipped.list,
    columns: shipped.list.columns.map((column) =>
      column.id === 'accountNo' ? { ...column, requires: 'bill:account' } : column,
    ),
  },
}
const source = { access: 'bill:read' } as ExportSource
const CODES = [page.requires?.view ?? '', 'bill:export', 'bill:read', 'bill:account']
const holder = (codes: readonly string[]) => ({ permissions: new Set(codes) }) as unknown as SignedIn

test('an export requires the permissions of its page, of the export, of its source and of each column', () => {
  expect(canDownload({ page, source }, { columns: ['billNo', 'accountNo'] }, holder(CODES))).toBe(true)
  expect(canDownload({ page, source }, { columns: ['billNo'] }, holder(CODES.slice(0, 3)))).toBe(true)
})

test('a computed column is not exported', () => {
  const netFen = { id: 'net', field: 'netFen', compute: { $expr: 'record.grossFen - record.feeFen' } }
  const withNet = { ...page, list: { ...page.list, columns: [...page.list.columns, netFen] } }
  const columns = ['billNo', 'net']

  expect(canDownload({ page: withNet, source }, { columns }, holder(CODES))).toBe(false)
})

test.each(CODES)('a file with a restricted column requires %s', (missing) => {
  const others = CODES.filter((code) => code !== missing)

  expect(canDownload({ page, source }, { columns: ['billNo', 'accountNo'] }, holder(others))).toBe(false)
})
