import { afterEach, beforeEach, expect, test } from 'vitest'
import { APP_SECRET } from '../tests/support/app-secret.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts'
import { openBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { hashPassword } from './platform/authentication/password.ts'

let made: TestDatabase
beforeEach(async () => {
  made = await createTestDatabase()
})
afterEach(() => made.drop())

const open = () => openBackend(readConfig({ DATABASE_URL: made.url, DEMO: '0', APP_SECRET }), () => undefined)

const partitions = async () => {
  const { rows } = await made.database.pool.query<{ missing: string[] }>(
    `select array(select to_char(now() + make_interval(months => ahead), 'YYYY_MM') from generate_series(0, 3) ahead
       where to_regclass('trade_order_' || to_char(now() + make_interval(months => ahead), 'YYYY_MM')) is null
     ) as missing`,
  )
  return rows[0]
}

test('a start creates the partitions of this month and the next three, even when two nodes start at once', async () => {
  const nodes = await Promise.all([open(), open()])

  expect(await partitions()).toEqual({ missing: [] })
  await Promise.all(nodes.map((node) => node.close()))
})

test('outside demo mode the server refuses a database with demo passwords', async () => {
  const demo = await createTestDatabase({ demo: true })
  const start = () =>
    openBackend(readConfig({ DATABASE_URL: demo.url, DEMO: '0', APP_SECRET }), () => undefined)

  await expect(start()).rejects.toMatchObject({
    code: 'DEMO_ACCOUNTS_OPEN',
    message: expect.stringContaining(
      'as admin, clerk, configurator, keeper, reviewer, supervisor with the demo password',
    ),
  })

  const password = await hashPassword('Oolong-4711')
  await demo.database.db.updateTable('sys_user').set({ password }).where('username', '=', 'admin').execute()
  await demo.database.db.updateTable('sys_user').set({ status: 2 }).where('username', '<>', 'admin').execute()
  const backend = await start()
  await backend.close()
  await demo.drop()
})

test('two nodes that start at once create one administrator', async () => {
  const nodes = await Promise.all([open(), open()])

  expect(nodes.filter(({ adminPassword }) => adminPassword !== undefined)).toHaveLength(1)
  await Promise.all(nodes.map((node) => node.close()))
})
