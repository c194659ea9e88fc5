import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { createIdMaker } from './ids.ts'

let made: TestDatabase
beforeEach(async () => {
  made = await createTestDatabase()
})
afterEach(async () => {
  vi.useRealTimers()
  await made.drop()
})

const workerOf = (id: string) => Number((BigInt(id) >> 12n) & 1023n)
const leases = async () =>
  (
    await made.database.pool.query(
      'select worker, expire_time > now() as held from node_lease order by worker',
    )
  ).rows

test('generators that start at the same time get different worker numbers', async () => {
  const makers = await Promise.all(Array.from({ length: 8 }, () => createIdMaker(made.database.db)))

  const workers = makers.map((maker) => workerOf(maker.nextId()))

  expect(new Set(workers).size).toBe(8)
  await Promise.all(makers.map((maker) => maker.close()))
})

test('a released worker number is the last one to be leased again', async () => {
  const first = await createIdMaker(made.database.db)
  await first.close()
  const second = await createIdMaker(made.database.db)

  expect(await leases()).toEqual([
    { worker: 0, held: false },
    { worker: 1, held: true },
  ])
  await second.close()
})

test('the worker number whose lease expired first is leased, never one in use', async () => {
  await made.database.pool.query(
    "insert into node_lease select n, 'x', now() + interval '1 hour' from generate_series(0, 1023) n",
  )
  await expect(createIdMaker(made.database.db)).rejects.toMatchObject({ code: 'DB_NO_WORKER' })
  await made.database.pool.query(
    `update node_lease set expire_time = now() - make_interval(hours => worker) where worker in (5, 900)`,
  )

  const maker = await createIdMaker(made.database.db)

  expect(workerOf(maker.nextId())).toBe(900)
  await maker.close()
})

test('no id is generated when the lease may have expired', async () => {
  let uptime = 0
  const maker = await createIdMaker(made.database.db, { uptime: () => uptime })
  uptime = 59_999
  expect(maker.nextId()).toMatch(/^\d{19}$/)

  uptime = 60_000

  expect(() => maker.nextId()).toThrow(expect.objectContaining({ code: 'DB_NO_WORKER' }))
  await maker.close()
})

test('a lease is renewed in time, and replaced if another node leased the number', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let uptime = 0
  const maker = await createIdMaker(made.database.db, { uptime: () => uptime })
  uptime = 50_000
  vi.advanceTimersByTime(10_000)
  await vi.waitFor(() => {
    uptime = 70_000
    maker.nextId()
  })
  await made.database.pool.query("update node_lease set owner = 'somebody else'")

  vi.advanceTimersByTime(10_000)

  await expect.poll(() => workerOf(maker.nextId())).toBe(1)
  await maker.close()
})
