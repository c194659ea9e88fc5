import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BossOption, BrandOption, ShopBasicInfo, ShopInfo } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

let server: TestApp
let tokens: Record<string, Record<string, string>>
let shops: ShopBasicInfo[]
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, ['admin', 'clerk', 'keeper', 'supervisor', 'configurator'])
  shops = (await ask('list', { pageSize: '200', column: 'shopCode', order: 'asc' })).json().result.records
})
afterAll(() => server.close())

const ask = (path: string, query: Record<string, string> = {}, by = 'admin') =>
  server.app.inject({ url: `/jeecg-boot/shopinfo/shopBasicInfo/${path}`, query, headers: tokens[by] })
const failure = (answer: { statusCode: number; json(): { result: { error: string } } }) => [
  answer.statusCode,
  answer.json().result.error,
]
const infoOf = ({ id, shopCode, shopName, ownGroupTag, status }: ShopBasicInfo): ShopInfo => ({
  id,
  shopCode,
  shopName,
  ownGroupTag,
  status,
})

describe('the list of shops', () => {
  test('the list shows shops with brand, owner and the number of their channels, newest first', async () => {
    const { records, total } = (await ask('list')).json().result

    expect(total).toBe(20)
    expect(records[0]).toMatchObject({
      shopCode: expect.stringMatching(/^S/),
      brandName: expect.stringMatching(/./),
      bossName: expect.stringMatching(/./),
      channelCount: 3,
      version: 0,
    })
    expect(records[0].createTime >= records[1].createTime).toBe(true)
  })

  test.each(['shopCode', 'brandId', 'type', 'status', 'ownGroupTag', 'bossId', 'regionCode'] as const)(
    'the list of shops is filtered by %s',
    async (field) => {
      const sample = shops[3]?.[field] as string

      const { records } = (await ask('list', { [field]: sample, pageSize: '200' })).json().result

      expect(records.length).toBe(shops.filter((shop) => shop[field] === sample).length)
      expect(new Set(records.map((record: ShopBasicInfo) => record[field]))).toEqual(new Set([sample]))
    },
  )

  test.each(['shopName', 'bossName'] as const)(
    'the list of shops is filtered by a part of %s',
    async (field) => {
      const part = String(shops[5]?.[field]).slice(1, 3)

      const { records } = (await ask('list', { [field]: `*${part}*`, pageSize: '200' })).json().result

      expect(records.map((record: ShopBasicInfo) => record[field]?.includes(part))).not.toContain(false)
      expect(records.map(({ id }: ShopBasicInfo) => id)).toContain(shops[5]?.id)
    },
  )

  test.each(['shopCode', 'shopName', 'status', 'createTime'])(
    'the list of shops is sorted by %s, page after page',
    async (column) => {
      const query = { column, order: 'desc', pageSize: '8' }
      const first = (await ask('list', query)).json().result
      const second = (await ask('list', { ...query, cursor: first.next })).json().result
      const third = (await ask('list', { ...query, cursor: second.next })).json().result
      const ids = [first, second, third].flatMap(({ records }) => records.map(({ id }: ShopBasicInfo) => id))

      expect(new Set(ids).size).toBe(20)
      expect(third.next).toBeNull()
    },
  )

  test("keepers see their own shop in the list, and other shops don't exist for them", async () => {
    const { records } = (await ask('list', {}, 'keeper')).json().result
    const foreign = shops.find(({ id }) => id !== records[0].id)

    expect(records).toHaveLength(1)
    expect((await ask('queryById', { id: records[0].id }, 'keeper')).json().result.id).toBe(records[0].id)
    expect(failure(await ask('queryById', { id: foreign?.id ?? '' }, 'keeper'))).toEqual([
      404,
      'SHOP_NOT_FOUND',
    ])
    expect(failure(await ask('queryById', { id: 'unknown' }))).toEqual([404, 'SHOP_NOT_FOUND'])
  })

  test('the list of shops requires the permission', async () => {
    expect(failure(await ask('list', {}, 'configurator'))).toEqual([403, 'FORBIDDEN'])
    expect(failure(await ask('queryById', { id: shops[0]?.id ?? '' }, 'configurator'))).toEqual([
      403,
      'FORBIDDEN',
    ])
  })
})

describe('a shop', () => {
  test('a shop has its documents and channels, with all numbers masked', async () => {
    const { result } = (await ask('queryById', { id: shops[0]?.id ?? '' })).json()

    expect(result).toMatchObject({
      bossIdNo: expect.stringContaining('****'),
      bossMobile: expect.stringContaining('****'),
      legalIdNo: expect.stringContaining('****'),
      accountNo: expect.stringContaining('****'),
      reservedMobile: expect.stringContaining('****'),
      licenceNo: expect.stringMatching(/^91/),
      channels: [1, 2, 3].map(() => ({ merchantNo: expect.any(String), operationStatus: 'SUCCEEDED' })),
    })
  })
})

describe('the shops of a group', () => {
  test("the shops with a tag are those in the caller's scope", async () => {
    const tag = shops[0]?.ownGroupTag ?? ''
    const wanted = shops.filter(({ ownGroupTag }) => ownGroupTag === tag).map(infoOf)

    const found = (await ask('queryShopInfoByOwnGroupTag', { ownGroupTag: tag })).json().result
    const [own] = (await ask('list', {}, 'keeper')).json().result.records
    const his = (await ask('queryShopInfoByOwnGroupTag', { ownGroupTag: own.ownGroupTag }, 'keeper')).json()
      .result

    expect(found).toEqual(wanted)
    expect(his).toEqual([infoOf(own)])
  })

  test('an unknown tag has no shops, and a tag is required', async () => {
    expect((await ask('queryShopInfoByOwnGroupTag', { ownGroupTag: '%' })).json().result).toEqual([])
    expect((await ask('queryShopInfoByOwnGroupTag')).statusCode).toBe(400)
  })
})

describe('shops by their ids', () => {
  test('shops by their ids keep the order of the ids, without unknown ones and those out of scope', async () => {
    const [first, second] = shops as [ShopBasicInfo, ShopBasicInfo]
    const ids = `${second.id},unknown,${first.id},${first.id}`
    const [own] = (await ask('list', {}, 'keeper')).json().result.records
    const all = shops.map(({ id }) => id).join(',')

    expect((await ask('getShopInfoListByIds', { ids })).json().result).toEqual([second, first].map(infoOf))
    expect((await ask('getShopInfoListByIds', { ids: all }, 'keeper')).json().result).toEqual([infoOf(own)])
  })
})

describe('a picker', () => {
  test('brands are found by a part of the name, and selected ones by id', async () => {
    const all: BrandOption[] = (await ask('brandOptions')).json().result
    const [brand] = all as [BrandOption]

    expect(all).toHaveLength(3)
    expect((await ask('brandOptions', { keyword: brand.name.slice(1) })).json().result).toContainEqual(brand)
    expect((await ask('brandOptions', { ids: brand.id })).json().result).toEqual([brand])
    expect((await ask('brandOptions', { keyword: '%' })).json().result).toEqual([])
  })

  test('owners have masked numbers; only owners with a department or shop in the scope are found', async () => {
    const all: BossOption[] = (await ask('bossOptions', { pageSize: '50' })).json().result
    const his: BossOption[] = (await ask('bossOptions', { pageSize: '50' }, 'supervisor')).json().result

    expect(all.length).toBeGreaterThan(his.length)
    expect(his.length).toBeGreaterThan(0)
    expect(all.map(({ mobile }) => mobile)).toEqual(
      all.map(() => expect.stringMatching(/^1\d{2}\*{4}\d{4}$/)),
    )
    expect(failure(await ask('bossOptions', {}, 'keeper'))).toEqual([403, 'FORBIDDEN'])
  })

  test('the search leaves out inactive owners; a selected owner is found by id', async () => {
    const [owner] = (await ask('bossOptions')).json().result as [BossOption]
    await server.services.database.pool.query("update shop_boss set status = 'SUSPENDED' where id = $1", [
      owner.id,
    ])

    const found = (await ask('bossOptions', { keyword: owner.name, pageSize: '50' })).json().result

    expect(found.map(({ id }: BossOption) => id)).not.toContain(owner.id)
    expect((await ask('bossOptions', { ids: owner.id })).json().result).toEqual([owner])
  })

  test('an owner is found by a whole mobile number, and never by parts of a masked one', async () => {
    const { rows } = await server.services.database.pool.query<{ id: string; mobile: string }>(
      "select id, mobile from shop_boss where status = 'ACTIVE' limit 1",
    )
    const { id, mobile } = rows[0] ?? { id: '', mobile: '' }
    const found = async (keyword: string) =>
      (await ask('bossOptions', { keyword })).json().result.map((owner: BossOption) => owner.id)

    expect(await found(mobile)).toEqual([id])
    expect(await found(mobile.slice(0, -1))).toEqual([])
  })
})

test('whether a licence number is in use can be checked while typing', async () => {
  const { licenceNo } = (await ask('queryById', { id: shops[0]?.id ?? '' })).json().result
  const check = async (fieldVal: string) =>
    (
      await server.app.inject({
        url: '/jeecg-boot/sys/duplicate/check',
        query: { tableName: 'shop_licence', fieldName: 'licence_no', fieldVal },
        headers: tokens.clerk,
      })
    ).json().success

  expect(await check(licenceNo)).toBe(false)
  expect(await check('91310101MA99999999')).toBe(true)
})
