import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const read = async (path: string, username = 'admin', locale = 'zh-CN') =>
  (
    await server.app.inject({
      url: `/jeecg-boot${path}`,
      headers: { ...(await server.signIn(username)), 'x-locale': locale },
    })
  ).json()

const actions = (list: { action: string }[]) => list.map(({ action }) => action).sort()

test('the administrator has all permission codes', async () => {
  const { result } = await read('/sys/permission/getUserPermissionByToken?token=anything&_t=1')

  expect(result.auth.length).toBeGreaterThan(5)
  expect(actions(result.auth)).toEqual(actions(result.allAuth))
})

test('the menu starts with the home page and contains the bills', async () => {
  const { result } = await read('/sys/permission/getUserPermissionByToken', 'clerk', 'en-US')

  expect(result.menu[0]).toMatchObject({ path: '/dashboard/analysis', component: 'dashboard/Analysis' })
  const bills = result.menu.find(({ path }: { path: string }) => path === '/bill')
  expect(bills).toMatchObject({ component: 'layouts/RouteView', meta: { title: 'Bills' } })
  expect(bills.children).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        path: '/bill/settleBill',
        component: 'bill/SettleBillList',
        name: 'bill-settleBill',
        route: '1',
      }),
      expect.objectContaining({ path: '/bill/tradeOrder', component: 'bill/TradeOrderList' }),
    ]),
  )
})

test('the code of a button that is not granted is only in the list of all codes', async () => {
  const { result } = await read('/sys/permission/getUserPermissionByToken', 'clerk')

  expect(actions(result.auth)).toEqual(
    expect.arrayContaining(['bill:confirm', 'bill:hold', 'bill:list', 'bill:unhold', 'notice:mine']),
  )
  expect(actions(result.auth)).not.toContain('bill:release')
  expect(actions(result.allAuth)).toContain('bill:release')
  expect(JSON.stringify(result.menu)).not.toContain('bill:release')
})

test('the menu of a user without permissions has the home page', async () => {
  await server.services.database.db
    .deleteFrom('sys_user_role')
    .where('user_id', '<>', '')
    .where('role_id', 'in', (query) =>
      query.selectFrom('sys_role').select('id').where('role_code', '=', 'shop_keeper'),
    )
    .execute()

  const { result } = await read('/sys/permission/getUserPermissionByToken', 'keeper')

  expect(result.menu).toMatchObject([{ path: '/dashboard/analysis' }])
  expect(result.auth).toEqual([])
})

test('dictionary items have a text in the requested language and all translations', async () => {
  const chinese = await read('/sys/dict/getDictItems/settle_bill_status')
  const english = await read('/sys/dict/getDictItems/settle_bill_status', 'admin', 'en-US')

  const [item] = english.result
  expect(chinese).toMatchObject({ success: true, code: 200 })
  expect(item).toMatchObject({ value: 'PENDING', title: item.text, label: item.text })
  expect(item.texts['zh-CN']).toBe(chinese.result[0].text)
  expect(item.text).toBe(item.texts['en-US'])
})

test.each(['undefined', 'no_such_code', '__proto__', 'constructor', "x' or 1=1 --"])(
  'the code %s returns no items and no error',
  async (code) => {
    const answer = await read(`/sys/dict/getDictItems/${encodeURIComponent(code)}`)

    expect(answer).toMatchObject({ success: true, result: [] })
  },
)

test('the route of all dictionaries returns the same items as the routes of single dictionaries', async () => {
  const all = await read('/sys/dict/queryAllDictItems')
  const one = await read('/sys/dict/getDictItems/pay_channel_code')

  expect(all.result.pay_channel_code).toEqual(one.result)
})

test('visitors can read whether demo accounts exist, and the business time zone', async () => {
  const answer = await server.app.inject({ url: '/jeecg-boot/app/capabilities' })

  expect(answer.json()).toMatchObject({
    success: true,
    result: { name: 'gaiwan', demo: true, captcha: false, pageFormat: 1, businessTz: 'Asia/Shanghai' },
  })
})

test('MENU_LANG is the language of menu titles for clients that ask for no language', async () => {
  const database = { ...server.services.database, close: async () => undefined }
  const english = await createTestApp({ database, env: { MENU_LANG: 'en-US' } })
  const url = '/jeecg-boot/sys/permission/getUserPermissionByToken'
  const titleOf = async ({ app }: TestApp, headers: object = {}) => {
    const answer = await app.inject({ url, headers: { ...(await server.signIn('clerk')), ...headers } })
    return answer.json().result.menu.find(({ path }: { path: string }) => path === '/bill').meta.title
  }

  expect(await Promise.all([server, english].map((app) => titleOf(app)))).toEqual(['账单', 'Bills'])
  expect(await titleOf(english, { 'x-locale': 'zh-CN' })).toBe('账单')
  await english.close()
})
