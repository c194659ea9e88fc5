import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { asAdmin, BUSINESS_TZ } from '../../tests/support/cluster.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { isUnavailable } from '../platform/http/database-errors.ts'
import { openDatabase } from './database.ts'
import { openAllConnections } from './pool.ts'
import { withTransaction } from './transaction.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const one = async (expression: string) =>
  (await made.database.pool.query(`select ${expression} as value`)).rows[0].value

test.each([
  ['an instant is text in business time', "timestamptz '2026-01-01 00:30:00.987Z'", '2026-01-01 08:30:00'],
  ['a day is text', "date '2026-02-28'", '2026-02-28'],
  ['a bigint is a number', '9007199254740991::bigint', 9007199254740991],
  ['a sum of bigints is a number', '(select sum(n) from (values (-5::bigint), (2::bigint)) as t (n))', -3],
  ['jsonb is a parsed value', `'{"a": [1]}'::jsonb`, { a: [1] }],
  ['bytes are a buffer', "'\\xff00'::bytea", Buffer.from([255, 0])],
])('%s', async (_, expression, value) => {
  expect(await one(expression)).toEqual(value)
})

test.each(['9007199254740992::bigint', '-9007199254740993::bigint', "'NaN'::numeric", '1e30::numeric'])(
  '%s fails without losing a digit, and the connection stays usable',
  async (expression) => {
    await expect(one(expression)).rejects.toMatchObject({ code: 'DB_UNSAFE_NUMBER' })
    expect(await one('1')).toBe(1)
  },
)

test('a connection has the settings of the URL and the business time zone', async () => {
  const url = new URL(made.url)
  url.searchParams.set('options', '-c work_mem=1234kB -c TimeZone=UTC')
  const database = openDatabase({ url: url.href, businessTz: BUSINESS_TZ })

  const { rows } = await database.pool.query(
    "select current_setting('work_mem') as memory, current_setting('TimeZone') as zone",
  )

  expect(rows).toEqual([{ memory: '1234kB', zone: BUSINESS_TZ }])
  await database.close()
})

test('reads continue while the server starts no new connections', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const database = openDatabase({ url: made.url, businessTz: BUSINESS_TZ, max: 3, min: 3 })
  await openAllConnections(database.pool)
  await vi.advanceTimersByTimeAsync(3_600_000)
  vi.useRealTimers()
  const allow = (allowed: boolean) =>
    asAdmin(inject('cluster'), (client) =>
      client.query(`alter database ${new URL(made.url).pathname.slice(1)} allow_connections ${allowed}`),
    )

  await allow(false)
  const reads = await Promise.allSettled(
    [1, 2, 3, 4, 5, 6].map((number) => database.pool.query(`select ${number}, pg_sleep(0.01)`)),
  )
  await allow(true)
  await database.close()

  expect(reads.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'))
})

test('a statement that takes too long is cancelled', async () => {
  const database = openDatabase({ url: made.url, businessTz: BUSINESS_TZ, statementTimeout: 50 })

  await expect(database.pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  await database.close()
})

test('the server ends a transaction that waits too long for its next statement', async () => {
  const options = { url: made.url, businessTz: BUSINESS_TZ, idleInTransactionTimeout: 50, max: 1 }
  const { db, pool, close } = openDatabase(options)
  const others = made.database.pool
  await pool.query('create table paused (id integer)')

  const transaction = withTransaction(db, async (tx) => {
    await sql`insert into paused values (1)`.execute(tx)
    const open = `select from pg_stat_activity where pid = $1`
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await expect.poll(async () => (await others.query(open, [rows[0]?.pid])).rowCount).toBe(0)
    await sql`insert into paused values (2)`.execute(tx)
  })

  const error = await transaction.catch((cause: unknown) => cause)
  expect(isUnavailable(error)).toBe(true)
  expect((await pool.query('select id from paused')).rows).toEqual([])
  await close()
})

test('every connection checks whether its other side still exists', async () => {
  const { pool } = made.database
  const { rows } = await pool.query(`select name, setting from pg_settings where source = 'client'
    and (name like 'tcp%' or name like 'idle%') order by name`)

  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'tcp_keepalives_count', setting: expect.any(String) },
    { name: 'tcp_keepalives_idle', setting: expect.any(String) },
    { name: 'tcp_keepalives_interval', setting: expect.any(String) },
  ])
  expect(pool.options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
})

test('connecting to an unresponsive server fails after two seconds', async () => {
  const silent = createServer((socket) => socket.resume())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const database = openDatabase({ url: `postgres://u:p@127.0.0.1:${port}/d`, businessTz: BUSINESS_TZ })
  const start = performance.now()

  await expect(database.pool.query('select 1')).rejects.toThrow(/timeout/)

  // Without the time limit the connection would wait forever.
  expect(performance.now() - start).toBeLessThan(10_000)
  await database.close()
  await new Promise((resolve) => silent.close(resolve))
})

test('connections that the server ends are replaced, whether idle or in use', async () => {
  const lost: Error[] = []
  const database = openDatabase({
    url: made.url,
    businessTz: BUSINESS_TZ,
    onConnectionLost: (error) => lost.push(error),
  })
  const [lent, idle] = [await database.pool.connect(), await database.pool.connect()]
  idle.release()

  await made.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect(lent.query('select 1')).rejects.toThrow()
  lent.release(true)

  await expect.poll(() => lost.length).toBeGreaterThan(0)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('a deadlock is retried until both transactions succeed', async () => {
  const { db } = made.database
  await sql`create table counter as select generate_series(1, 2) as id, 0 as count`.execute(db)
  const add = ([first, second]: [number, number]) =>
    withTransaction(db, async (tx) => {
      await sql`update counter set count = count + 1 where id = ${first}`.execute(tx)
      await sql`select pg_sleep(0.05)`.execute(tx)
      await sql`update counter set count = count + 1 where id = ${second}`.execute(tx)
    })

  await Promise.all([add([1, 2]), add([2, 1])])

  const { rows } = await sql<{ count: number }>`select count from counter`.execute(db)
  expect(rows.map(({ count }) => count)).toEqual([2, 2])
})

test('a transaction that fails without a conflict is not retried', async () => {
  let tries = 0

  await expect(
    withTransaction(made.database.db, () => {
      tries++
      return Promise.reject(new Error('boom'))
    }),
  ).rejects.toThrow('boom')
  expect(tries).toBe(1)
})
