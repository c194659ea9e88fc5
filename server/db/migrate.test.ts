import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BUSINESS_TZ } from '../../tests/support/cluster.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let made: TestDatabase
let folder: string

beforeEach(async () => {
  made = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'gaiwan-migrations-'))
  await made.database.pool.query('delete from schema_migration')
})
afterEach(async () => {
  await made.drop()
  rmSync(folder, { recursive: true, force: true })
})

const ship = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sql`), sql)
const run = () => migrate(made.database.pool, { folder })
const tables = async () => {
  const { rows } = await made.database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where tablename in ('one', 'two') order by 1",
  )
  return rows.map(({ name }) => name)
}

test('migrations run in the order of their names, each once', async () => {
  ship('0002-two', 'create table two as select * from one')
  ship('0001-one', 'create table one as select 1 as n')

  expect(await run()).toEqual(['0001-one', '0002-two'])
  expect(await run()).toEqual([])
  expect(await tables()).toEqual(['one', 'two'])
})

test('two nodes that start together run each migration once', async () => {
  ship('0001-one', 'create table one (n integer); select pg_sleep(0.2)')
  ship('0002-two', 'create table two (n integer)')
  const other = openDatabase({ url: made.url, businessTz: BUSINESS_TZ })

  const ran = await Promise.all([run(), migrate(other.pool, { folder })])

  await other.close()
  expect(ran.flat().sort()).toEqual(['0001-one', '0002-two'])
})

test('two nodes that start on an empty database create the table of migrations once', async () => {
  await made.database.pool.query('drop table schema_migration')
  ship('0001-one', 'create table one (n integer)')
  const other = openDatabase({ url: made.url, businessTz: BUSINESS_TZ })

  const ran = await Promise.all([run(), migrate(other.pool, { folder })])

  await other.close()
  expect(ran.flat()).toEqual(['0001-one'])
})

test('a failed migration is rolled back, and the earlier ones stay', async () => {
  ship('0001-one', 'create table one (n integer)')
  ship('0002-two', 'create table two (n integer); select 1 / 0')

  await expect(run()).rejects.toMatchObject({
    code: 'DB_MIGRATION_FAILED',
    message: 'migration 0002-two failed and was rolled back: division by zero',
  })
  expect(await tables()).toEqual(['one'])
})

test('a database that was migrated by a newer build is refused', async () => {
  ship('0001-one', 'create table one (n integer)')
  ship('0009-newer', 'create table two (n integer)')
  await run()
  rmSync(join(folder, '0009-newer.sql'))

  await expect(run()).rejects.toMatchObject({
    code: 'DB_SCHEMA_NEWER',
    message: expect.stringContaining('0009-newer'),
  })
})

test('a migration that was edited after it ran is refused', async () => {
  ship('0001-one', 'create table one (n integer)')
  await run()
  ship('0001-one', 'create table one (n bigint)')

  await expect(run()).rejects.toMatchObject({ code: 'DB_MIGRATION_CHANGED' })
})

test('different line ends do not count as an edit of a migration', async () => {
  ship('0001-one', 'create table one (\n  n integer\n)')
  await run()
  ship('0001-one', 'create table one (\r\n  n integer\r\n)')

  expect(await run()).toEqual([])
})

test('only .sql files are migrations', async () => {
  writeFileSync(join(folder, 'README.md'), 'not SQL')
  mkdirSync(join(folder, 'old'))

  expect(await run()).toEqual([])
})
