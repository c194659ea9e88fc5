import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { hashPassword } from '../../platform/authentication/password.ts'
import { registry } from '../../registry.ts'
import { type ReseedOptions, reseed } from './reseed.ts'

let target: TestDatabase

beforeAll(async () => {
  target = await createTestDatabase({ demo: true })
})

afterAll(() => target.drop())

const counts = async () => {
  const { rows } = await target.database.pool.query(`select
    (select count(*) from shop_basic_info) as shops, (select count(*) from trade_order) as trades,
    (select count(*) from settle_bill) as bills, (select count(*) from sys_user) as users,
    (select value -> 'demo' ->> 'trades' from app_state where name = 'seed') as state`)
  return rows[0]
}

const seed = (options: Partial<ReseedOptions> = {}) =>
  reseed({
    pool: target.database.pool,
    hashPassword,
    permissions: registry.permissions,
    fresh: true,
    now: new Date(),
    shops: 3,
    days: 40,
    trades: 500,
    seed: 7,
    ...options,
  })

test('existing data is kept and nothing is added', async () => {
  const before = await counts()

  expect(await seed({ fresh: false })).toBeUndefined()
  expect(await counts()).toEqual(before)
})

test('a failed fresh seed keeps the existing data', { tags: ['slow'] }, async () => {
  const before = await counts()
  const onProgress = (stage: string) => {
    if (stage === 'bills') throw new Error('power cut')
  }

  await expect(seed({ onProgress })).rejects.toThrow('power cut')
  expect(await counts()).toEqual(before)
})

test('a fresh seed creates the requested data and reports its progress', { tags: ['slow'] }, async () => {
  const heard: [string, number][] = []

  const totals = await seed({ onProgress: (stage, done) => heard.push([stage, done]) })

  expect(await counts()).toEqual({ shops: 3, trades: 500, bills: totals?.bills, users: 6, state: '500' })
  expect(heard).toEqual([
    ['trades', 500],
    ['bills', totals?.bills],
  ])
})
