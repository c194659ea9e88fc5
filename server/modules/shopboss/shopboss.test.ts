import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MergeOwners, ShopBossDetail } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

const PEOPLE = ['admin', 'clerk', 'keeper'] as const
type Person = (typeof PEOPLE)[number]

let server: TestApp
let tokens: Record<Person, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, PEOPLE)
})
afterAll(() => server.close())

const query = async <Row>(text: string, values: readonly unknown[] = []) => {
  const parts = text.split(/\$\d+/)
  const bound = parts.map((part, index) =>
    index === 0 ? sql.raw(part) : sql`${values[index - 1]}${sql.raw(part)}`,
  )
  return (await sql<Row>`${sql.join(bound, sql``)}`.execute(server.services.database.db)).rows
}
const get = (path: string, params: Record<string, string> = {}, by: Person = 'admin') =>
  server.app.inject({
    url: `/jeecg-boot/shopboss/shopBoss/${path}`,
    query: params,
    headers: { ...tokens[by], 'x-locale': 'en-US' },
  })
const merge = async (pair: MergeOwners, by: Person = 'admin') => {
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/jeecg-boot/shopboss/shopBoss/merge',
    payload: pair,
    headers: { ...tokens[by], 'x-locale': 'en-US' },
  })
  return { status: answer.statusCode, result: answer.json().result }
}
const detail = async (id: string): Promise<ShopBossDetail> => (await get('detail', { id })).json().result

let number = 0
/** Creates an owner that no other test uses. */
async function newOwner(values: { kind?: string; orgCode?: string } = {}): Promise<string> {
  number += 1
  const id = `owner-${number}`
  await query(
    `insert into shop_boss (id, kind, name, mobile, id_no, id_no_mask, status, sys_org_code)
     select $1, $2, $3, '13812345678', $4, '9900 **** **** 1234', 'ACTIVE', coalesce($5, min(sys_org_code)) from shop_basic_info`,
    [id, values.kind ?? 'PERSON', `Owner ${number}`, `9900001990030712${number}`, values.orgCode ?? null],
  )
  return id
}
/** Makes an owner the owner of the shop that has the most unsettled bills. */
async function giveShop(ownerId: string): Promise<string> {
  const [shop] = await query<{ id: string }>(
    `update shop_basic_info set boss_id = $1 where id = (select shop_id from settle_bill
     where status <> 'SETTLED' group by shop_id order by count(*) desc, shop_id limit 1) returning id`,
    [ownerId],
  )
  return shop?.id ?? ''
}

let keepId: string
let mergeId: string
let pair: MergeOwners
beforeEach(async () => {
  keepId = await newOwner()
  mergeId = await newOwner()
  pair = { keepId, mergeId, keepVersion: 0, mergeVersion: 0 }
})

test('the list shows owners with masked numbers and the number of their shops', async () => {
  const { records } = (await get('list')).json().result

  expect(records.length).toBeGreaterThan(3)
  const own = records.find(({ id }: { id: string }) => id === keepId)
  expect(own).toMatchObject({ mobile: expect.stringMatching(/\*{4}/), idNo: '9900 **** **** 1234' })
  expect(records.some(({ shopCount }: { shopCount: number }) => shopCount > 0)).toBe(true)
})

test('the money of an owner is the sum of the unsettled bills of their shops', async () => {
  const shopId = await giveShop(keepId)
  const [sum] = await query<{ fen: number }>(
    `select sum(payable_fen)::bigint as fen from settle_bill where shop_id = $1 and status <> 'SETTLED'`,
    [shopId],
  )

  const owner = await detail(keepId)

  expect(owner.shops.map(({ id }) => id)).toEqual([shopId])
  expect(owner.unsettledFen).toBe(sum?.fen)
  expect(owner.bills.length).toBeGreaterThan(0)
})

test('a merge moves the shops, and the merged owner refers to the kept one', async () => {
  const shopId = await giveShop(mergeId)
  const preview = (await get('previewMerge', { keepId, mergeId })).json().result

  expect(preview).toMatchObject({ ...pair, shopCount: 1 })
  expect(await merge(pair)).toEqual({ status: 200, result: { keepId, mergeId, shopCount: 1 } })

  expect((await detail(keepId)).shops.map(({ id }) => id)).toEqual([shopId])
  expect(await detail(mergeId)).toMatchObject({ status: 'MERGED', mergedInto: keepId, shops: [], version: 1 })
  const [entry] = await query<{ detail: object }>(
    `select detail from audit_log where action = 'shopBoss.merge' and subject_id = $1`,
    [mergeId],
  )
  expect(entry?.detail).toMatchObject({ keepId, shops: [shopId] })
})

test('owners that were merged into a merged owner follow it', async () => {
  const lastId = await newOwner()
  await merge(pair)

  await merge({ keepId: lastId, mergeId: keepId, keepVersion: 0, mergeVersion: 1 })

  expect((await detail(mergeId)).mergedInto).toBe(lastId)
})

test('a merged owner is merged no second time, on either side', async () => {
  await merge(pair)
  const otherId = await newOwner()

  const again = await merge({ ...pair, keepVersion: 1, mergeVersion: 1 })
  const into = await merge({ keepId: mergeId, mergeId: otherId, keepVersion: 1, mergeVersion: 0 })

  expect([again.status, again.result.error]).toEqual([409, 'SHOP_BOSS_MERGED'])
  expect([into.status, into.result.error]).toEqual([409, 'SHOP_BOSS_MERGED'])
})

test.each(['keepVersion', 'mergeVersion'] as const)('a stale %s changes nothing', async (version) => {
  const shopId = await giveShop(mergeId)

  const { status, result } = await merge({ ...pair, [version]: 5 })

  expect([status, result.error]).toEqual([409, 'SHOP_BOSS_CHANGED'])
  expect((await detail(mergeId)).shops.map(({ id }) => id)).toEqual([shopId])
})

test('a person and a company are not merged, nor an owner with itself', async () => {
  const companyId = await newOwner({ kind: 'COMPANY' })

  expect((await merge({ ...pair, mergeId: companyId })).result.error).toBe('SHOP_BOSS_KINDS_DIFFER')
  expect((await merge({ ...pair, mergeId: keepId })).result.error).toBe('SHOP_BOSS_SAME')
})

test('the options of a merge are owners that are not merged', async () => {
  await merge(pair)

  const options = (await get('mergeOptions', { ids: [keepId, mergeId].join() })).json().result

  expect(options).toEqual([{ id: keepId, name: expect.any(String), mobile: '138****5678' }])
})

test('a merge needs its permission', async () => {
  expect((await merge(pair, 'clerk')).status).toBe(403)
  expect((await get('list', {}, 'keeper')).statusCode).toBe(403)
})
