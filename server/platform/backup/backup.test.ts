import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { createDatabase, dropDatabase, onDatabase, openPatiently } from '../../../tests/support/cluster.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { multipartOf, PNG } from '../../../tests/support/upload.ts'
import { openDatabase } from '../../db/index.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const base = mkdtempSync(path.join(tmpdir(), 'gaiwan-backup-'))
const at = (...names: string[]) => path.join(base, ...names)
const uploadDir = at('uploads')
const log = () => undefined

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ env: { UPLOAD_DIR: uploadDir } })
  const headers = await server.signIn('clerk')
  const form = multipartOf([{ name: 'file', fileName: 'tea.png', body: PNG }])
  const upload = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/common/upload',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
  expect(upload.json().success).toBe(true)
  const { pool } = server.services.database
  await pool.query(`create table custom.tea (id bigserial primary key, name text not null unique,
    price_fen bigint check (price_fen > 0), twice bigint generated always as (price_fen * 2) stored);
    comment on column custom.tea.price_fen is 'Price, fen';
    create index on custom.tea (price_fen) where price_fen > 10;
    create table custom.cup (id integer primary key, tea_id bigint references custom.tea);
    insert into custom.tea (name, price_fen) values ('pu-erh', 1200), ('long jing', 900);
    insert into custom.cup values (1, 2)`)
  await writeBackup({
    database: server.services.database,
    uploadDir,
    folder: at('backup'),
    version: '1',
    now: new Date(),
    log,
  })
})
afterAll(async () => {
  await server.close()
  rmSync(base, { recursive: true, force: true })
})

/** Creates a database without tables. */
async function createEmpty() {
  const cluster = inject('cluster')
  const name = `${cluster.prefix}_${randomBytes(6).toString('hex')}`
  await createDatabase(cluster, name)
  const database = openPatiently(onDatabase(cluster, name))
  return { database, drop: () => dropDatabase(cluster, name) }
}

test('a restored backup equals the database in every table, its audit log is valid, and it can be used', async () => {
  const { database, drop } = await createEmpty()

  const restored = await restoreBackup({ database, uploadDir: at('restored'), folder: at('backup'), log })

  const { rows: audit } = await server.services.database.pool.query('select count(*) from audit_log')
  expect(restored).toMatchObject({ files: 1, auditRows: audit[0].count })
  expect(restored.tables).toBeGreaterThan(80)
  expect(restored.rows).toBeGreaterThan(20_000)
  const { rows: uploads } = await database.pool.query('select path from upload_file')
  const [file] = uploads.map(({ path: stored }) =>
    ['uploads', 'restored'].map((dir) => readFileSync(at(dir, stored))),
  )
  expect(file?.[1]).toEqual(file?.[0])
  await database.pool.query(`insert into custom.tea (name, price_fen) values ('oolong', 700)`)
  expect((await database.pool.query('select id, twice from custom.tea order by id')).rows.at(-1)).toEqual({
    id: 3,
    twice: 1400,
  })
  await expect(database.pool.query('insert into custom.cup values (2, 9)')).rejects.toMatchObject({
    code: '23503',
  })
  await expect(database.pool.query('delete from audit_log')).rejects.toThrow('never changed')
  await expect(database.pool.query('delete from settle_bill')).rejects.toThrow()
  const copy = await createTestApp({ database, env: { UPLOAD_DIR: at('restored') } })
  const headers = await copy.signIn('clerk')
  const list = await copy.app.inject({ url: '/jeecg-boot/bill/settleBill/list', headers })
  expect(list.json().result.total).toBeGreaterThan(0)
  await copy.close()
  await drop()
})

test('a damaged backup leaves no data behind', async () => {
  const { database, drop } = await createEmpty()
  const manifest = JSON.parse(readFileSync(at('backup', 'manifest.json'), 'utf8'))
  const bills = manifest.tables.find(({ name }: { name: string }) => name === 'settle_bill')
  bills.checksum = '1'
  const folder = at('damaged')
  await mkdir(folder)
  for (const part of ['tables', 'uploads']) symlinkSync(at('backup', part), path.join(folder, part))
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))

  const restoring = restoreBackup({ database, uploadDir: at('unused'), folder, log })

  await expect(restoring).rejects.toThrow('public.settle_bill differs from the backup')
  expect((await database.pool.query('select count(*) from sys_user')).rows[0].count).toBe(0)
  expect(existsSync(at('unused'))).toBe(false)
  const again = restoreBackup({ database, uploadDir: at('again'), folder: at('backup'), log })
  await expect(again).resolves.toMatchObject({ files: 1 })
  await drop()
})

test('a backup is never restored into a database with users', async () => {
  const made = await createTestDatabase({ demo: true })

  await expect(
    restoreBackup({ database: made.database, uploadDir: at('unused'), folder: at('backup'), log }),
  ).rejects.toMatchObject({ code: 'RESTORE_NOT_EMPTY' })
  await made.drop()
})

test.each([
  'create table public.customer as select 1 as id',
  'create table pgboss.job as select 1 as id',
  'create table custom.tea as select 1 as id',
  'create view public.totals as select 1 as id',
  `create table public.schema_migration as select '0001' as id`,
])('a backup is never restored into the database of another application: %s', async (statement) => {
  const { database, drop } = await createEmpty()
  await database.pool.query('create schema pgboss; create schema custom')
  await database.pool.query(statement)
  const schemas = `nspname in ('public', 'pgboss', 'custom')`
  const tables = `select count(*) from pg_class c join pg_namespace n on n.oid = relnamespace where ${schemas}`

  const restoring = restoreBackup({ database, uploadDir: at('unused'), folder: at('backup'), log })

  await expect(restoring).rejects.toMatchObject({ code: 'RESTORE_NOT_EMPTY' })
  expect((await database.pool.query(tables)).rows[0].count).toBe(1)
  await drop()
})

test('a backup reads one snapshot, while others write', async () => {
  const { pool } = server.services.database
  const writer = openDatabase({ url: String(pool.options.connectionString), businessTz: 'Asia/Shanghai' })
  let isOver = false
  const writing = (async () => {
    for (let round = 0; !isOver; round++) {
      await writer.pool.query(`with gone as (delete from custom.cup returning tea_id)
        insert into custom.cup select ${round} + 10, tea_id from gone`)
    }
  })()
  const options = { database: server.services.database, uploadDir, version: '1', now: new Date(), log }

  const { manifest } = await writeBackup({ ...options, folder: at('while') })
  isOver = true
  await writing
  await writer.close()
  const { database, drop } = await createEmpty()
  await restoreBackup({ database, uploadDir: at('while-restored'), folder: at('while'), log })

  expect(manifest.tables.find(({ name }) => name === 'cup')?.rows).toBe(1)
  await drop()
})
