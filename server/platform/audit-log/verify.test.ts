import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { type Tx, withSavepoint, withTransaction } from '../../db/index.ts'
import { type AuditEntry, appendAudit } from './append.ts'
import { verifyAuditChain } from './verify.ts'

let server: TestDatabase
const opened: TestDatabase[] = []
beforeEach(async () => {
  server = await createTestDatabase()
  opened.push(server)
  for (const seq of [1, 2, 3, 4, 5]) await append(seq)
})
afterAll(async () => {
  await Promise.all(opened.map((each) => each.drop()))
})

const origin = {
  user: { id: 'u1', username: 'clerk' },
  pageId: null,
  pageVersion: null,
  actionId: null,
  requestId: 'r',
}

function appendIn(tx: Tx, number: number) {
  const entry: AuditEntry = {
    action: 'bill.confirm',
    subject: { kind: 'settle_bill', id: `b${number}` },
    detail: { z: 1, a: { text: 'é "quoted" \n', list: [null, 1.5, true] } },
  }
  const at = new Date(Date.UTC(2026, 4, 1, 0, 0, 0, number))
  return appendAudit(tx, { entry, origin, id: `a${number}`, at })
}
const append = (number: number) => withTransaction(server.database.db, (tx) => appendIn(tx, number))
const verify = () => verifyAuditChain(server.database.db)

/**
 * Changes the audit table with its triggers disabled. Only the owner of the table can disable its triggers.
 */
async function tamper(change: string): Promise<void> {
  await sql.raw(`alter table audit_log disable trigger all`).execute(server.database.db)
  await sql.raw(change).execute(server.database.db)
}

test('an unchanged audit log is valid', async () => {
  expect(await verify()).toEqual({ rows: 5 })
})

test('a row appended during the verification is not an error', async () => {
  const { db, pool } = server.database
  const waiting = `select from pg_locks where relation = 'audit_log'::regclass and not granted`

  const verified = await withTransaction(db, async (tx) => {
    await sql`lock table audit_log in access exclusive mode`.execute(tx)
    const report = verify()
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await appendIn(tx, 6)
    return { report }
  })

  expect(await verified.report).toEqual({ rows: 5 })
  expect(await verify()).toEqual({ rows: 6 })
})

test('an open transaction that appended a row does not delay the rows of others', async () => {
  const { db } = server.database

  await withTransaction(db, async (tx) => {
    await appendIn(tx, 6)
    await withTransaction(db, async (other) => {
      await sql`set local lock_timeout = '1s'`.execute(other)
      await appendIn(other, 7)
    })
  })

  const rows = await db
    .selectFrom('audit_log')
    .select(['seq', 'id'])
    .where('seq', '>', 5)
    .orderBy('seq')
    .execute()
  expect(rows).toEqual([
    { seq: 6, id: 'a7' },
    { seq: 7, id: 'a6' },
  ])
  expect(await verify()).toEqual({ rows: 7 })
})

test('rows of one transaction keep their order, without those of a savepoint that was rolled back', async () => {
  const { db } = server.database

  await withTransaction(db, async (tx) => {
    await appendIn(tx, 9)
    await withSavepoint(tx, () => appendIn(tx, 8).then(() => Promise.reject(new Error()))).catch(
      () => undefined,
    )
    await sql`set constraints all immediate`.execute(tx)
    await sql`set constraints all deferred`.execute(tx)
    await appendIn(tx, 7)
    await appendIn(tx, 6)
  })

  const rows = await db.selectFrom('audit_log').select('id').where('seq', '>', 5).orderBy('seq').execute()
  expect(rows).toEqual([{ id: 'a9' }, { id: 'a7' }, { id: 'a6' }])
  expect(await verify()).toEqual({ rows: 8 })
})

test.each([
  ['who did it', `update audit_log set username = 'other' where seq = 3`],
  ['what it was', `update audit_log set detail = jsonb_set(detail, '{z}', '2') where seq = 3`],
  ['when it was', `update audit_log set create_time = create_time + interval '1 ms' where seq = 3`],
  ['where it came from', `update audit_log set page_id = 'x' where seq = 3`],
  ['its own hash', `update audit_log set hash = sha256('x') where seq = 3`],
  ['the hash before it', `update audit_log set prev_hash = sha256('x') where seq = 3`],
])('a row with a changed %s is the first invalid one', async (_name, change) => {
  await tamper(change)

  expect(await verify()).toMatchObject({ rows: 2, bad: { seq: 3, id: 'a3' } })
})

test.each([
  ['from the middle', 'delete from audit_log where seq = 3', 3],
  ['from the beginning', 'delete from audit_log where seq = 1', 1],
  ['from the end', 'delete from audit_log where seq = 5', 5],
])('a row removed %s is detected', async (_name, change, seq) => {
  await tamper(change)

  expect((await verify()).bad).toEqual({ seq, reason: 'the row is gone' })
})

test('a reset head of the chain is detected', async () => {
  await tamper('update audit_head set seq = 4')

  expect((await verify()).bad).toMatchObject({ seq: 5, reason: 'the head of the chain is another' })
})

test('the application cannot change rows of the audit log', async () => {
  await expect(sql`update audit_log set username = 'x'`.execute(server.database.db)).rejects.toThrow(
    'never changed',
  )
})
