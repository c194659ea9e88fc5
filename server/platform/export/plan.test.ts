import { expect, test } from 'vitest'
import type { SignedIn } from '../http/request.ts'
import { readShippedPages } from '../pages/shipped-pages.ts'
import { canDownload, type ExportPage } from './plan.ts'

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
const CODES = [page.requires?.view ?? '', 'bill:export', 'bill:account']
const holder = (codes: readonly string[]) => ({ permissions: new Set(codes) }) as unknown as SignedIn

test('an export requires the permissions of its page, of the export and of each column', () => {
  expect(canDownload(page, { columns: ['billNo', 'accountNo'] }, holder(CODES))).toBe(true)
  expect(canDownload(page, { columns: ['billNo'] }, holder(CODES.slice(0, 2)))).toBe(true)
})

test.each(CODES)('a file with a restricted column requires %s', (missing) => {
  const others = CODES.filter((code) => code !== missing)

  expect(canDownload(page, { columns: ['billNo', 'accountNo'] }, holder(others))).toBe(false)
})
