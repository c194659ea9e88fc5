import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DepartMove, SysDepart } from '#schemas'
import { serveDeparts } from '../../../tests/support/serve-departs.ts'
import { orgCodeColumns } from './move-repo.ts'

const { server, call, run, idOf, codeOf, made, plan, move } = serveDeparts()

const countOf = async ({ table, column }: { table: string; column: string }, code: string): Promise<number> =>
  (await run(`select count(*)::int as count from ${table} where starts_with(${column}, $1)`, [code]))[0].count

test('every column of org codes is updated when a department moves', async () => {
  const rows = await run(`select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join pg_class k on k.relname = c.table_name and not k.relispartition
    where c.table_schema = 'public' and k.relnamespace = 'public'::regnamespace
      and c.column_name ~ 'org_?code|^audience$'`)

  expect(orgCodeColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  )
})

describe('a region with its shops', () => {
  let counts: number[]
  let region: string
  let planned: { status: number; result: DepartMove }
  let moved: { status: number; message: string; result: DepartMove }
  beforeAll(async () => {
    region = await idOf('A01A02')
    await run(`insert into export_task (id, owner_id, org_code, page_id, title, request, locale, scope)
      select 'moved', id, 'A01A02A01', 'bill/SettleBillList', 't', '{}', 'en-US',
        '{"departs": {"orgCodes": ["A01A02A01", "A01A03"]}, "rules": {}}' from sys_user where username = 'admin'`)
    await run(`insert into trade_daily (trade_date, shop_id, channel_code, sys_org_code, pay_count, success_count,
      amount_fen, refund_fen, fee_fen) values ('2020-01-01', 's', 'wechat', 'A01A02A01', 1, 1, 1, 0, 0)`)
    counts = await Promise.all(orgCodeColumns.map((of) => countOf(of, 'A01A02')))
    planned = await plan(region, await idOf('A01A01'))
    moved = await move(region, await idOf('A01A01'), 'A01A02')
  })

  test('the preview of a department move counts the rows and changes none', () => {
    const total = counts.reduce((sum, count) => sum + count, 0)

    expect(planned).toMatchObject({ status: 200, result: { fromCode: 'A01A02', total } })
    expect(planned.result.rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['departments', 'shops', 'bills', 'trades', 'sums', 'others']),
    )
    expect(total).toBeGreaterThan(100)
  })

  test('a moved department gets a new code below its new parent, and so does every row with its code', async () => {
    const { toCode } = planned.result

    expect(moved).toMatchObject({ status: 200, message: 'Moved', result: planned.result })
    expect(toCode).toMatch(/^A01A01A\d\d$/)
    expect(await Promise.all(orgCodeColumns.map((of) => countOf(of, toCode)))).toEqual(counts)
    // The old code remains in one row: that of the deleted department that reserves the code.
    const left = await Promise.all(orgCodeColumns.map((of) => countOf(of, 'A01A02')))
    expect(left.filter((count) => count > 0)).toEqual([1])
  })

  test('a move changes the code of settled bills and adjustments, and nothing else of them', async () => {
    const [audit] = await run("select detail from audit_log where action = 'depart.move'")
    const [task] = await run("select scope from export_task where id = 'moved'")

    expect(audit.detail).toMatchObject({ from: { orgCode: 'A01A02' }, to: { orgCode: moved.result.toCode } })
    expect(task.scope.departs.orgCodes).toEqual([`${moved.result.toCode}A01`, 'A01A03'])
    await expect(
      run("update settle_bill set payable_fen = payable_fen + 1 where status = 'SETTLED'"),
    ).rejects.toThrow('never changes')
    await expect(run("update bill_adjustment set reason = 'x', sys_org_code = 'A01'")).rejects.toThrow(
      'never changed',
    )
    await expect(run('delete from bill_adjustment')).rejects.toThrow('never changed')
  })

  test('a moved department has the level of its new position and is listed there', async () => {
    const { result } = await call('GET', '/sys/sysDepart/subListById', {
      query: { id: await idOf('A01A01') },
    })
    const own = result.find(({ id }: SysDepart) => id === region)
    const levels = await run(
      `select distinct org_type as level, length(org_code) / 3 as depth from sys_depart
       where starts_with(org_code, $1) order by 2`,
      [moved.result.toCode],
    )

    expect(own).toMatchObject({ orgCode: moved.result.toCode, orgType: '3', updateBy: 'admin' })
    expect(levels).toEqual([
      { level: '3', depth: 3 },
      { level: '4', depth: 4 },
    ])
  })

  test('the old code of a moved department is never reused', async () => {
    const next = await made(await idOf('A01'), '新大区')

    expect(next.orgCode).toBe('A01A06')
    await run("delete from sys_depart where org_code in ('A01A06')")
  })

  test('a moved department is visible to users of its new parent from the next request on', async () => {
    const { result } = await call('GET', '/sys/sysDepart/queryListByIds', {
      query: { ids: region },
      by: 'supervisor',
    })

    expect(result).toMatchObject([{ id: region }])
  })
})

describe('refused moves', () => {
  test('a move below the department itself or a descendant, to its current parent, or to an unknown one is refused', async () => {
    const parent = await made(await idOf('A01A03'), '圈')
    const child = await made(parent.id, '内圈')
    const errors = await Promise.all([
      plan(parent.id, child.id),
      plan(parent.id, parent.id),
      plan(parent.id, await idOf('A01A03')),
      plan(parent.id, 'unknown'),
      plan('unknown', parent.id),
    ])

    expect(errors.map(({ status, result }) => [status, result.error])).toEqual([
      [409, 'DEPART_CYCLE'],
      [409, 'DEPART_CYCLE'],
      [409, 'DEPART_SAME_PLACE'],
      [404, 'DEPART_NOT_FOUND'],
      [404, 'DEPART_NOT_FOUND'],
    ])
    expect(await codeOf(child.id)).toBe(child.orgCode)
  })

  test('of two simultaneous moves of a department, one is refused', async () => {
    const depart = await made(await idOf('A01A03'), '争')
    const [east, middle] = [await idOf('A01A01'), await idOf('A01A05')]

    const both = await Promise.all([
      move(depart.id, east, depart.orgCode),
      move(depart.id, middle, depart.orgCode),
    ])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await call('GET', '/app/departs/moving')).result).toBeNull()
  })

  test('a move is refused without the permission, with unknown fields, and if codes would be too long', async () => {
    const deep = await made(await idOf('A01A03'), '深')
    await run("update sys_depart set org_code = rpad(org_code, 63, 'A01') where id = $1", [
      (await made(deep.id, '底')).id,
    ])
    const extra = await call('POST', '/app/departs/move', { body: { id: deep.id, fromCode: 'A', evil: 1 } })

    expect((await plan(deep.id, '', 'clerk')).status).toBe(403)
    expect(extra.status).toBe(400)
    expect((await plan(deep.id, await idOf('A01A04A01'))).result.error).toBe('DEPART_FULL')
  })
})

describe('while a department moves', () => {
  test('users can sign in while a department moves', async () => {
    // The first sign-in may replace an outdated password hash, which writes to the locked table.
    await server.signIn('clerk', '123456')
    const client = await server.services.database.pool.connect()
    try {
      await client.query(
        'begin; lock table sys_user in share row exclusive mode; set local statement_timeout = 0',
      )
      const answer = await Promise.race([server.signIn('clerk', '123456'), sleep(3_000, 'waiting')])

      expect(answer).not.toBe('waiting')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('a department move continues if its progress cannot be saved', async () => {
    const depart = await made(await idOf('A01A03'), '静')
    await run('alter table app_state rename to app_state_away')
    const moved = await move(depart.id, await idOf('A01A04'), depart.orgCode)
    await run('alter table app_state_away rename to app_state')

    expect(moved).toMatchObject({ status: 200, message: 'Moved' })
    expect(await codeOf(depart.id)).toBe(moved.result.toCode)
  })

  test('a department move ends without changes if its rows stay locked', async () => {
    const depart = await made(await idOf('A01A03'), '等')
    const client = await server.services.database.pool.connect()
    try {
      await client.query('begin; lock table shop_boss in row exclusive mode')
      const moved = await move(depart.id, await idOf('A01A04'), depart.orgCode)

      expect(moved).toMatchObject({ status: 409, result: { error: 'DEPART_BUSY' } })
      expect(await codeOf(depart.id)).toBe(depart.orgCode)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

test('a department moves to the top, and back below another one', async () => {
  const depart = await made(await idOf('A01A03'), '上下')
  const top = await move(depart.id, '', depart.orgCode)
  const back = await move(depart.id, await idOf('A01A03'), top.result.toCode)

  expect(top.result).toMatchObject({ parentId: null, toCode: 'A02' })
  expect(back.result.toCode > depart.orgCode).toBe(true)
  expect((await run('select parent_id as p from sys_depart where id = $1', [depart.id]))[0].p).toBe(
    await idOf('A01A03'),
  )
})

test('with 5,000 departments on a level the tree and the preview stay fast', async () => {
  await run(`insert into sys_depart (id, parent_id, depart_name, org_code, org_type, depart_order)
    select 'many' || i, case when i <= 99 then (select id from sys_depart where org_code = 'A01A04') else 'many' || (i % 99 + 1) end,
      'Depart ' || i, case when i <= 99 then 'A01A04Z' || lpad(i::text, 2, '0')
        else 'A01A04Z' || lpad((i % 99 + 1)::text, 2, '0') || chr(65 + i / 99 / 90) || lpad((i / 99 % 90 + 1)::text, 2, '0') end,
      '3', i from generate_series(1, 5000) i`)
  const took = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const from = await idOf('A01A04')

  const tree = await took(() => call('GET', '/sys/sysDepart/queryTreeList'))
  const level = await took(() => call('GET', '/app/departs', { query: { parentId: from, pageSize: '200' } }))
  const look = await took(async () => plan(from, await idOf('A01A05')))

  // The limits are generous, since test machines can be slow. On an idle machine the three requests take
  // about 150, 15 and 30 ms.
  expect(tree).toBeLessThan(3_000)
  expect(level).toBeLessThan(3_000)
  expect(look).toBeLessThan(3_000)
})
