import { expect, test } from 'vitest'
import type { ListPage } from '../meta/page.ts'
import { permissionManifest } from './manifest.ts'

const page = (list: object = {}) =>
  ({
    format: 1,
    id: 'bill/SettleBillList',
    kind: 'list',
    title: 'Bills',
    list: { columns: [{ id: 'billNo', field: 'billNo', title: 'Number' }], ...list },
  }) as unknown as ListPage

test("a page's permissions include that of its export", () => {
  const found = permissionManifest(page({ export: { requires: 'bill:export' } }))

  expect(found).toEqual([
    {
      code: 'bill:export',
      guards: 'export',
      id: 'bill/SettleBillList',
      path: ['list', 'export', 'requires'],
    },
  ])
})

test('a list without an export has no export permission', () => {
  expect(permissionManifest(page())).toEqual([])
})
