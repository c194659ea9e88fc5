import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BILLS, serveExports } from './exports.fixture.ts'

const { server, tokens, run, call, start, end, queue } = serveExports()

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

test('the client learns from how many rows on an export runs in the background', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/app/lists/exportSize',
    payload: { page: BILLS.page, query: {} },
    headers: tokens.clerk,
  })

  expect(answer.json().result.backgroundRows).toBe(10)
})
