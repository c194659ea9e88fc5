import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { withTransaction } from '../../db/index.ts'
import { removeUnusedUploads } from '../file/sweep.ts'
import { invalidatePermissions } from '../permissions/permission-cache.ts'
import { saveHeartbeat } from './repo.ts'
import { coversScope } from './task-owner.ts'

const BILLS = { page: 'bill/SettleBillList', format: 'csv', columns: ['billNo', 'accountNo'], query: {} }

const PEOPLE = ['admin', 'clerk', 'keeper'] as const
type Person = (typeof PEOPLE)[number]

let server: TestApp
let folder: string
let tokens: Record<Person, Record<string, string>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tasks-'))
  server = await createTestApp({
    env: { EXPORT_BACKGROUND_ROWS: '10', EXPORT_KEEP_DAYS: '2', UPLOAD_DIR: folder },
  })
  tokens = await signInAll(server, PEOPLE)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await run(sql`delete from export_task`)
  // A task of the previous test may still write here, so the folder itself stays.
  const files = path.join(folder, 'export')
  await mkdir(files, { recursive: true })
  for (const file of await readdir(files)) await rm(path.join(files, file), { force: true })
})

type Query<Row> = ReturnType<typeof sql<Row>>
const run = async <Row>(query: Query<Row>) => (await query.execute(server.services.database.db)).rows
const call = async (method: 'GET' | 'POST', path: string, body: object = {}, by: Person = 'clerk') =>
  server.app.inject({
    method,
    url: `/jeecg-boot/app/tasks/${path}`,
    ...(method === 'GET' ? { query: body as Record<string, string> } : { payload: body }),
    headers: { ...tokens[by], 'x-locale': 'en-US' },
  })
const start = async (body: object = {}, by: Person = 'clerk'): Promise<string> =>
  (await call('POST', 'export', { ...BILLS, ...body }, by)).json().result.id
const get = async (id: string, by: Person = 'clerk') =>
  (await call('GET', 'queryById', { id }, by)).json().result
const end = async (id: string, by: Person = 'clerk') =>
  vi.waitFor(
    async () => {
      const task = await get(id, by)
      expect(['DONE', 'FAILED']).toContain(task.status)
      return task
    },
    { timeout: 10_000, interval: 50 },
  )
/** Queues a task, but doesn't notify the nodes. */
async function queue(over: Record<string, unknown> = {}, by: Person = 'clerk'): Promise<string> {
  const id = randomUUID().slice(0, 20)
  await run(sql`insert into export_task (id, owner_id, page_id, title, request, locale, create_time)
    select ${id}, id, ${BILLS.page}, 'Bills', ${JSON.stringify({ ...BILLS, ...over })}::jsonb, 'en-US', now()
    from sys_user where username = ${by}`)
  return id
}

describe('background exports', () => {
  test('a background export has the rows and masks of the list, and its owner gets a link', async () => {
    const id = await start({ query: { status: 'PENDING' } })

    const task = await end(id)
    const file = await call('POST', 'file', { id })
    const [titles, ...rows] = parse(file.body, { bom: true }) as string[][]
    const wanted = await run(sql<{ count: number }>`select count(*)::int as count from settle_bill
      where status = 'PENDING'`)
    expect(task).toMatchObject({ status: 'DONE', kind: 'EXPORT', percent: 100, rowsDone: rows.length })
    expect(rows).toHaveLength(wanted[0]?.count ?? 0)
    expect(titles).toEqual(['Bill number', 'Account'])
    expect(rows.every(([, account]) => account === '' || account?.includes('*'))).toBe(true)
    expect(file.headers['cache-control']).toBe('no-store')
    const told = await run(sql<Record<string, string>>`select a.titile, a.open_type, a.open_page, a.bus_id
      from sys_announcement a join sys_announcement_send s on s.annt_id = a.id
      join sys_user u on u.id = s.user_id where u.username = 'clerk' and a.bus_id = ${id}`)
    expect(told).toEqual([
      {
        titile: `Export ready: ${task.fileName}`,
        open_type: 'component',
        open_page: 'account/FileTaskDetail',
        bus_id: id,
      },
    ])
  })

  test('the audit log has the request of an export, and its result with the number of rows', async () => {
    const id = await start()

    const task = await end(id)

    const rows = await run(sql<{ action: string; username: string; rows: number }>`select action, username,
      (detail->>'rows')::int as rows from audit_log where subject_id = ${id} order by seq`)
    expect(rows).toEqual([
      { action: 'task.export', username: 'clerk', rows: null },
      { action: 'list.export', username: 'clerk', rows: task.rowsDone },
    ])
  })

  test('other users cannot see, stop or download a background export', async () => {
    const id = await start()
    await end(id)

    const [seen, stopped, taken, list] = await Promise.all([
      call('GET', 'queryById', { id }, 'admin'),
      call('POST', 'cancel', { id }, 'admin'),
      call('POST', 'file', { id }, 'admin'),
      call('GET', 'list', {}, 'admin'),
    ])

    expect([seen, stopped, taken].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(list.json().result.records).toEqual([])
  })

  test('a background export requires the permission to export the list', async () => {
    const answer = await call('POST', 'export', BILLS, 'keeper')

    expect(answer.statusCode).toBe(403)
    expect(await run(sql`select id from export_task`)).toEqual([])
  })

  test('a request uses one connection at a time, so that simultaneous ones do not block each other', async () => {
    const { pool } = server.services.database
    const taken = await Promise.all(Array.from({ length: (pool.options.max ?? 0) - 1 }, () => pool.connect()))

    const started = await call('POST', 'export', {
      ...BILLS,
      page: 'bill/TradeOrderList',
      columns: ['tradeNo'],
    })
    for (const connection of taken) connection.release()

    expect(started.statusCode).toBe(200)
  })

  test('a user may queue three background exports', async () => {
    await Promise.all([queue(), queue(), queue()])

    const answer = await call('POST', 'export', BILLS)

    expect([answer.statusCode, answer.json().result.error]).toEqual([409, 'TASK_TOO_MANY'])
  })
})

test('the number of background exports per user and day is limited', async () => {
  await run(sql`insert into quota (subject, taken, began_time) select 'export:by:' || id, 50, now()
    from sys_user where username = 'clerk' on conflict (subject) do update set taken = 50`)

  const answer = await call('POST', 'export', BILLS)

  await run(sql`delete from quota where subject like 'export:by:%'`)
  expect([answer.statusCode, answer.json().result.error]).toEqual([429, 'TASK_TOO_OFTEN'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

describe('permissions apply when the file is made', () => {
  test('a user who is frozen before the file is made gets no file', async () => {
    await run(sql`update sys_user set status = 2 where username = 'clerk'`)
    const id = await queue()

    await vi.waitFor(
      async () => {
        const rows = await run(sql<{ failure: string; file: string | null }>`select status, failure,
          file_path as file from export_task where id = ${id}`)
        expect(rows).toEqual([{ status: 'FAILED', failure: 'RIGHTS', file: null }])
      },
      { timeout: 10_000 },
    )
    await run(sql`update sys_user set status = 1 where username = 'clerk'`)
  })

  test('a user who loses the permission before the file is made gets no file', async () => {
    const id = await queue({}, 'keeper')

    expect(await end(id, 'keeper')).toMatchObject({ status: 'FAILED', failure: 'RIGHTS' })
  })

  test('the download of a finished file requires the permission too', async () => {
    const id = await start()
    await end(id)
    const role = sql`(select id from sys_role where role_code = 'settlement_clerk')`
    const code = sql`(select id from sys_permission where perms = 'bill:export')`
    const taken = await run(sql<{ id: string }>`delete from sys_role_permission
      where role_id = ${role} and permission_id = ${code} returning id`)
    await withTransaction(server.services.database.db, invalidatePermissions)

    const answer = await call('POST', 'file', { id })

    await run(sql`insert into sys_role_permission (id, role_id, permission_id)
      values (${taken[0]?.id}, ${role}, ${code})`)
    await withTransaction(server.services.database.db, invalidatePermissions)
    expect(answer.statusCode).toBe(403)
  })

  test('the download of a file with rows of a former department is refused', async () => {
    const id = await start()
    await end(id)
    await run(sql`update sys_user_depart set dep_id = (select id from sys_depart where org_code = 'A01A01')
      where user_id = (select id from sys_user where username = 'clerk')`)
    await withTransaction(server.services.database.db, invalidatePermissions)

    const answer = await call('POST', 'file', { id })

    await run(sql`update sys_user_depart set dep_id = (select id from sys_depart where org_code = 'A01')
      where user_id = (select id from sys_user where username = 'clerk')`)
    await withTransaction(server.services.database.db, invalidatePermissions)
    expect(answer.statusCode).toBe(403)
  })
})

describe('running tasks', () => {
  test('a task starts again on another node if its node dies', async () => {
    const id = await queue()
    await run(sql`update export_task set status = 'RUNNING', claim = 'dead', attempts = 1, rows_done = 7,
      beat_time = now() - interval '31 s' where id = ${id}`)

    const task = await end(id)

    expect(task.status).toBe('DONE')
  })

  test('a task fails after three nodes have died', async () => {
    const id = await queue()
    await run(sql`update export_task set status = 'RUNNING', claim = 'dead', attempts = 3,
      beat_time = now() - interval '31 s' where id = ${id}`)

    expect(await end(id)).toMatchObject({ status: 'FAILED', failure: 'NODE_LOST' })
  })

  test('the heartbeat of a node is refused after another node has claimed the task', async () => {
    const id = await queue()
    await run(
      sql`update export_task set status = 'RUNNING', claim = 'other', beat_time = now() where id = ${id}`,
    )

    const held = { id, claim: 'ours' }
    const isClaimed = await saveHeartbeat(server.services.database.db, held, { rows: 5, total: 10 })

    expect(isClaimed).toBe(false)
    expect((await get(id)).rowsDone).toBe(0)
  })

  test('a task whose node still works is not claimed by another node', async () => {
    const id = await queue()
    await run(
      sql`update export_task set status = 'RUNNING', claim = 'other', beat_time = now() where id = ${id}`,
    )
    const other = await start()
    await end(other)

    expect((await get(id)).status).toBe('RUNNING')
  })
})

describe('the owner of a task', () => {
  test('the owner cancels a task that runs on another node, and starts it again', async () => {
    const id = await queue()
    await run(
      sql`update export_task set status = 'RUNNING', claim = 'other', beat_time = now() where id = ${id}`,
    )

    const stopped = await call('POST', 'cancel', { id })
    const early = await get(id)
    const again = await call('POST', 'retry', { id })

    expect([stopped.statusCode, early.status, again.statusCode]).toEqual([200, 'CANCELLED', 200])
    expect((await end(id)).status).toBe('DONE')
  })

  test('the owner cannot cancel or repeat a finished task, or download an unfinished one', async () => {
    const id = await start()
    const waiting = await queue()
    await end(id)
    await run(sql`update export_task set status = 'CANCELLED' where id = ${waiting}`)

    const answers = await Promise.all([
      call('POST', 'cancel', { id }),
      call('POST', 'retry', { id }),
      call('POST', 'file', { id: waiting }),
    ])

    expect(answers.map((answer) => answer.json().result.error)).toEqual([
      'TASK_OVER',
      'TASK_OVER',
      'TASK_NOT_READY',
    ])
  })

  test('the owner sees that an expired file was removed', async () => {
    const id = await start()
    await end(id)
    await run(sql`update export_task set expire_time = now() - interval '1 s' where id = ${id}`)

    const late = await call('POST', 'file', { id })
    await removeUnusedUploads(server.services)

    const rows = await run(sql<{ path: string | null }>`select file_path as path from export_task`)
    expect([late.statusCode, late.json().message]).toEqual([
      404,
      'The file was removed after 2 days. Export the list again.',
    ])
    expect(rows).toEqual([{ path: null }])
    expect(await readdir(path.join(folder, 'export'))).toEqual([])
    expect((await get(id)).status).toBe('EXPIRED')
  })

  test('owners see a list of their own tasks, with its filters', async () => {
    await end(await start())

    const list = await call('GET', 'list', { kind: 'EXPORT', status: 'DONE,EXPIRED' })
    const wrong = await call('GET', 'list', { owner: 'x' })

    expect(list.json().result.records).toHaveLength(1)
    expect(wrong.json().result.error).toBe('LIST_QUERY_INVALID')
  })
})

test('the client learns from how many rows on an export runs in the background', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/app/lists/exportSize',
    payload: { page: BILLS.page, query: {} },
    headers: tokens.clerk,
  })

  expect(answer.json().result.backgroundRows).toBe(10)
})

test.each([
  ['all', 'all', true],
  ['all', { orgCodes: ['A01'] }, true],
  [{ orgCodes: ['A01'] }, 'all', false],
  [{ orgCodes: ['A01'] }, { orgCodes: ['A01A02'] }, true],
  [{ orgCodes: ['A01A02'] }, { orgCodes: ['A01'] }, false],
  [{ orgCodes: ['A01', 'B'] }, { orgCodes: ['B01', 'A01'] }, true],
  [{ orgCodes: [''] }, { orgCodes: ['A01'] }, false],
] as const)('the scope %j covers the file of %j: %s', (scope, part, covered) => {
  expect(coversScope({ departs: scope, rules: {} }, { departs: part, rules: {} }, 'SettleBill')).toBe(covered)
})

test('a file with plain values of a masked field needs the permission that reveals them', () => {
  const file = { departs: 'all', rules: {}, reveals: ['shop:edit'] } as const

  expect(coversScope(file, file, 'ShopBasicInfo')).toBe(true)
  expect(coversScope({ departs: 'all', rules: {} }, file, 'ShopBasicInfo')).toBe(false)
})
