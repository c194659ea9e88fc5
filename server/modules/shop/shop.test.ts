import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopOption } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.signIn()
})
afterAll(() => server.close())

const ask = (query: Record<string, string>, headers = admin) =>
  server.app.inject({ url: '/jeecg-boot/shopinfo/shopBasicInfo/options', query, headers })
const options = async (query: Record<string, string>, headers = admin): Promise<ShopOption[]> =>
  (await ask(query, headers)).json().result

test('shops are sorted by code, up to the requested number', async () => {
  const codes = (await options({ pageSize: '5' })).map(({ shopCode }) => shopCode)

  expect(codes).toHaveLength(5)
  expect(codes).toEqual([...codes].sort())
})

test('a shop is found by the start of its code and by a part of its name', async () => {
  const [, shop] = (await options({})) as [ShopOption, ShopOption]

  expect(await options({ keyword: ` ${shop.shopCode.toLowerCase()}` })).toContainEqual(shop)
  expect(await options({ keyword: shop.shopName.slice(1, 4) })).toContainEqual(shop)
})

test.each(['%', '_', '\\', "'"])('the character %s in a keyword is no wildcard', async (keyword) => {
  expect(await options({ keyword })).toEqual([])
})

test('chosen shops are returned by id, without unknown ones', async () => {
  const [first, second] = (await options({})) as [ShopOption, ShopOption]

  expect(await options({ ids: `${second.id},unknown,${first.id}` })).toEqual([first, second])
})

test('keepers get only their own shop, by id too', async () => {
  const keeper = await server.signIn('keeper')
  const own = await options({}, keeper)
  const others = (await options({ pageSize: '50' })).filter(({ id }) => id !== own[0]?.id)

  expect(own).toHaveLength(1)
  expect(await options({ ids: others.map(({ id }) => id).join(',') }, keeper)).toEqual([])
})

test.each<Record<string, string>>([
  { pageSize: '51' },
  { pageSize: '0' },
  { keyword: 'x'.repeat(51) },
  { more: '1' },
  { keyword: 'a\u0000' },
])('a shop look-up with %j answers 400', async (query) => {
  expect((await ask(query)).statusCode).toBe(400)
})
