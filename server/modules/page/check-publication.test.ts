import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'

let server: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const bills = readShippedPages().get('bill/SettleBillList') as Page
const check = async (page: Page) =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/app/pages/check',
      headers: admin,
      payload: { page },
    })
  ).json().result

test('a page without a menu item is published with a warning', async () => {
  const page: Page = { ...bills, id: 'bill/OtherBillList' }
  const publication = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/app/pages/publish',
    headers: admin,
    payload: { id: page.id, page, baseVersion: 0, message: 'Second list' },
  })

  expect(await check({ ...page, id: 'bill/ThirdBillList' })).toMatchObject([
    { code: 'W307', severity: 'warning', pointer: '/id' },
  ])
  expect(publication.statusCode).toBe(200)
})

test('a page of a menu item has no warning', async () => {
  expect(await check(bills)).toEqual([])
})
