import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'

const migration = join(import.meta.dirname, '../../db/migrations/0035-state-transitions.sql')

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase({ demo: true })
})
afterAll(() => made.drop())

const run = (sql: string, values: unknown[] = []) => made.database.pool.query(sql, values)
const demoBill = async (status: string): Promise<string> =>
  (await run('select id from settle_bill where status = $1 order by id limit 1', [status])).rows[0].id
const stepsOf = async (id: string) =>
  (
    await run(
      `select transition, from_status as "from", to_status as "to", version, reason, create_by as "by"
      from state_transition where subject_id = $1 order by create_time, id`,
      [id],
    )
  ).rows

test('the migration finds the steps of older bills in the audit log, otherwise in the bills', async () => {
  const [confirmed, settled] = [await demoBill('CONFIRMED'), await demoBill('SETTLED')]
  await run('drop table state_transition')
  await run('alter table settle_bill drop column fail_reason, drop column settle_time')
  const detail = { billNo: 'B1', from: 'PENDING', to: 'HELD', version: 4, reason: ' in doubt ' }
  await run(
    `insert into audit_log (seq, id, create_time, user_id, username, action, subject_kind, subject_id,
      request_id, detail, prev_hash, hash)
    values (1, 'a1', '2020-01-01', 'u1', 'amy', 'bill.hold', 'settle_bill', $1, 'r1', $2, '', '')`,
    [confirmed, JSON.stringify(detail)],
  )

  await run(readFileSync(migration, 'utf8'))

  const unlogged = { version: null, reason: null }
  expect(await stepsOf(confirmed)).toEqual([
    { transition: 'hold', from: 'PENDING', to: 'HELD', version: 4, reason: 'in doubt', by: 'amy' },
    { ...unlogged, transition: 'confirm', from: 'PENDING', to: 'CONFIRMED', by: 'clerk' },
  ])
  expect(await stepsOf(settled)).toEqual([
    { ...unlogged, transition: 'confirm', from: 'PENDING', to: 'CONFIRMED', by: 'clerk' },
    { ...unlogged, transition: 'release', from: 'CONFIRMED', to: 'SETTLING', by: 'reviewer' },
    { ...unlogged, transition: 'settle', from: 'SETTLING', to: 'SETTLED', by: 'system' },
  ])
  const { rows } = await run('select settle_time = update_time as same from settle_bill where id = $1', [
    settled,
  ])
  expect(rows).toEqual([{ same: true }])
})
