import { expect, test } from 'vitest'
import type { SignedIn } from '../../http/request.ts'
import { readShippedPages } from '../page/shipped-pages.ts'
import { type ExportPage, mayTake } from './plan.ts'

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

test('a file is for whoever may see its page, export it and read each of its columns', () => {
  expect(mayTake(page, { columns: ['billNo', 'accountNo'] }, holder(CODES))).toBe(true)
  expect(mayTake(page, { columns: ['billNo'] }, holder(CODES.slice(0, 2)))).toBe(true)
})

test.each(CODES)('a file with a column of its own right is for nobody without %s', (missing) => {
  const others = CODES.filter((code) => code !== missing)

  expect(mayTake(page, { columns: ['billNo', 'accountNo'] }, holder(others))).toBe(false)
})
