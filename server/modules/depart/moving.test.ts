import { setTimeout as sleep } from 'node:timers/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DepartMove, SysDepart } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { multipartOf } from '../../../tests/support/upload.ts'
import { withTransaction } from '../../db/index.ts'
import { fieldsOf } from '../data-rule/judging.ts'
import { ruledLists } from '../data-rule/resources.ts'
import { bumpRightsEpoch } from '../system/rights.ts'
import { codedColumns } from './coded-tables.ts'
import { orgCodeFields } from './moving-rules.ts'

const PEOPLE = ['admin', 'clerk', 'keeper', 'supervisor'] as const
type Person = (typeof PEOPLE)[number]

let server: TestApp
let headers: Record<Person, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  headers = await signInAll(server, PEOPLE)
})
afterAll(() => server.close())

interface Sent {
  query?: Record<string, string>
  body?: object
  by?: Person
}
const ask = async (method: 'GET' | 'POST', path: string, { query = {}, body, by = 'admin' }: Sent = {}) => {
  const url = `/jeecg-boot${path}`
  const answer = await server.app.inject({
    method,
    url,
    query,
    headers: headers[by],
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const run = async (sql: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(sql, values)).rows
const idOf = async (orgCode: string): Promise<string> =>
  (await run("select id from sys_depart where org_code = $1 and del_flag = '0'", [orgCode]))[0].id
const made = async (parentId: string, departName: string): Promise<SysDepart> =>
  (await ask('POST', '/sys/sysDepart/add', { body: { parentId, departName } })).result
const plan = (id: string, parentId: string, by: Person = 'admin') =>
  ask('GET', '/app/departs/move', { query: { id, parentId }, by })
const move = (id: string, parentId: string, fromCode: string, by: Person = 'admin') =>
  ask('POST', '/app/departs/move', { body: { id, parentId, fromCode }, by })
const codeOf = async (id: string): Promise<string> =>
  (await run('select org_code as code from sys_depart where id = $1', [id]))[0].code
const countOf = async ({ table, column }: { table: string; column: string }, code: string): Promise<number> =>
  (await run(`select count(*)::int as count from ${table} where starts_with(${column}, $1)`, [code]))[0].count

test('every column of org codes is one that goes along when a department is moved', async () => {
  const rows = await run(`select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join pg_class k on k.relname = c.table_name and not k.relispartition
    where c.table_schema = 'public' and k.relnamespace = 'public'::regnamespace
      and c.column_name ~ 'org_?code'`)

  expect(codedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
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
    counts = await Promise.all(codedColumns.map((of) => countOf(of, 'A01A02')))
    planned = await plan(region, await idOf('A01A01'))
    moved = await move(region, await idOf('A01A01'), 'A01A02')
  })

  test('is looked at first: so many rows would change, and none does', () => {
    const total = counts.reduce((sum, count) => sum + count, 0)

    expect(planned).toMatchObject({ status: 200, result: { fromCode: 'A01A02', total } })
    expect(planned.result.rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['departments', 'shops', 'bills', 'trades', 'sums', 'others']),
    )
    expect(total).toBeGreaterThan(100)
  })

  test('stands below the other with a new code, and so does every row that carries one', async () => {
    const { toCode } = planned.result

    expect(moved).toMatchObject({ status: 200, message: 'Moved', result: planned.result })
    expect(toCode).toMatch(/^A01A01A\d\d$/)
    expect(await Promise.all(codedColumns.map((of) => countOf(of, toCode)))).toEqual(counts)
    // The one department that is left keeps the code.
    const left = await Promise.all(codedColumns.map((of) => countOf(of, 'A01A02')))
    expect(left.filter((count) => count > 0)).toEqual([1])
  })

  test('has settled bills and adjustments along, and nothing else of them changed', async () => {
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

  test('has the levels of its new place, and is a branch of it', async () => {
    const { result } = await ask('GET', '/sys/sysDepart/subListById', { query: { id: await idOf('A01A01') } })
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

  test('leaves a code that is never given again', async () => {
    const next = await made(await idOf('A01'), '新大区')

    expect(next.orgCode).toBe('A01A06')
    await run("delete from sys_depart where org_code in ('A01A06')")
  })

  test('is seen by whoever sees the new place, from the next request on', async () => {
    const { result } = await ask('GET', '/sys/sysDepart/queryListByIds', {
      query: { ids: region },
      by: 'supervisor',
    })

    expect(result).toMatchObject([{ id: region }])
  })
})

describe('a move is refused', () => {
  test('below itself or what is below it, where it stands already, and to nowhere', async () => {
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

  test('where somebody else has moved it since it was looked at, one of two at once', async () => {
    const depart = await made(await idOf('A01A03'), '争')
    const [east, middle] = [await idOf('A01A01'), await idOf('A01A05')]

    const both = await Promise.all([
      move(depart.id, east, depart.orgCode),
      move(depart.id, middle, depart.orgCode),
    ])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ask('GET', '/app/departs/moving')).result).toBeNull()
  })

  test('to others, with fields that nobody knows, and where codes would be too long', async () => {
    const deep = await made(await idOf('A01A03'), '深')
    await run("update sys_depart set org_code = rpad(org_code, 63, 'A01') where id = $1", [
      (await made(deep.id, '底')).id,
    ])
    const extra = await ask('POST', '/app/departs/move', { body: { id: deep.id, fromCode: 'A', evil: 1 } })

    expect((await plan(deep.id, '', 'clerk')).status).toBe(403)
    expect(extra.status).toBe(400)
    expect((await plan(deep.id, await idOf('A01A04A01'))).result.error).toBe('DEPART_FULL')
  })
})

describe('while a department moves', () => {
  test('people sign in', async () => {
    // The first login may renew how the password is kept.
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

  test('its progress cannot be told: it moves all the same', async () => {
    const depart = await made(await idOf('A01A03'), '静')
    await run('alter table app_state rename to app_state_away')
    const moved = await move(depart.id, await idOf('A01A04'), depart.orgCode)
    await run('alter table app_state_away rename to app_state')

    expect(moved).toMatchObject({ status: 200, message: 'Moved' })
    expect(await codeOf(depart.id)).toBe(moved.result.toCode)
  })

  test('somebody else holds its rows for long: it gives up, and changes nothing', async () => {
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

describe('data rules that name org codes', () => {
  const rule = (id: string, [column, condition, value]: [string, string, string], status = '1') =>
    run(
      `insert into sys_permission_data_rule
        (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, resources, status)
        select $1, min(id), $1, $2, $3, $4, 'Trade', $5 from sys_permission`,
      [id, column, condition, value, status],
    )
  const ruleValue = async (id: string) =>
    (await run('select rule_value as value from sys_permission_data_rule where id = $1', [id]))[0].value
  afterAll(() => run('delete from sys_permission_data_rule'))

  test('every field of org codes is one whose rules go along', () => {
    const fields = Object.values(ruledLists).flatMap(fieldsOf)

    expect([...new Set(fields.filter((field) => /org_?code/i.test(field)))].sort()).toEqual([
      ...orgCodeFields,
    ])
  })

  test('name the new ones after a move, alone, below and in lists', async () => {
    const depart = await made(await idOf('A01A03'), '规则')
    const code = depart.orgCode
    await rule('not', ['sysOrgCode', '!=', code])
    await rule('off', ['orgCode', '=', `${code}A01`], '0')
    await rule('list', ['sysOrgCode', 'IN', `A01A04, ${code}A01,#{sys_org_code},${code}`])
    await rule('below', ['sysOrgCode', 'RIGHT_LIKE', code])
    await rule('variable', ['sysOrgCode', '=', '#{sys_org_code}'])
    await rule('other', ['sysOrgCode', '!=', 'A01A04'])
    await rule('name', ['username', '=', code])
    const planned = await plan(depart.id, await idOf('A01A04'))
    const { result } = await move(depart.id, await idOf('A01A04'), code)

    expect(planned.result.rows).toContainEqual({ kind: 'rules', count: 4 })
    expect(result).toEqual(planned.result)
    expect(
      await Promise.all(['not', 'off', 'list', 'below', 'variable', 'other', 'name'].map(ruleValue)),
    ).toEqual([
      result.toCode,
      `${result.toCode}A01`,
      `A01A04,${result.toCode}A01,#{sys_org_code},${result.toCode}`,
      result.toCode,
      '#{sys_org_code}',
      'A01A04',
      code,
    ])
  })

  test.each([
    ['an order', '<', 'A01A04'],
    ['a part of a code', 'LIKE', 'A04'],
    ['a variable and more', '!=', '#{sys_org_code}A01'],
  ])('name %s: the move is refused, and tells which', async (_name, condition, value) => {
    const depart = await made(await idOf('A01A03'), '拒')
    await rule('Vague', ['sysOrgCode', condition, value])
    const planned = await plan(depart.id, await idOf('A01A04'))
    const moved = await move(depart.id, await idOf('A01A04'), depart.orgCode)
    await run("delete from sys_permission_data_rule where id = 'Vague'")

    for (const answer of [planned, moved]) {
      expect(answer).toMatchObject({ status: 409, result: { error: 'DEPART_RULES_VAGUE' } })
      expect(answer.message).toContain('Vague')
    }
    expect(await codeOf(depart.id)).toBe(depart.orgCode)
  })
})

test('a department is moved to the top, and back below another', async () => {
  const depart = await made(await idOf('A01A03'), '上下')
  const top = await move(depart.id, '', depart.orgCode)
  const back = await move(depart.id, await idOf('A01A03'), top.result.toCode)

  expect(top.result).toMatchObject({ parentId: null, toCode: 'A02' })
  expect(back.result.toCode > depart.orgCode).toBe(true)
  expect((await run('select parent_id as p from sys_depart where id = $1', [depart.id]))[0].p).toBe(
    await idOf('A01A03'),
  )
})

describe('look-ups of later generations', () => {
  const get = async (path: string, query: Record<string, string>, by: Person = 'admin') =>
    (await ask('GET', `/sys/sysDepart/${path}`, { query, by })).result

  test('give one level of the tree, or named departments', async () => {
    const [root] = await get('queryDepartTreeSync', { pid: '' })
    const level = await get('queryDepartTreeSync', { pid: await idOf('A01A03') })
    const named = await get('queryDepartTreeSync', { ids: 'A01A03,A01A04', primaryKey: 'orgCode' })
    const [own] = await get('queryDepartTreeSync', {}, 'keeper')

    expect(root).toMatchObject({ orgCode: 'A01', isLeaf: false, key: root.id, children: null })
    expect(level.every(({ parentId }: SysDepart) => parentId !== null)).toBe(true)
    expect(named.map(({ orgCode }: SysDepart) => orgCode)).toEqual(['A01A03', 'A01A04'])
    expect(own.orgCode).toBe('A01A01A01')
  })

  test('give all, those above one, one by its code, its people, and what a word finds', async () => {
    const all: SysDepart[] = await get('listAll', {})
    const above = await get('queryAllParentId', { orgCode: 'A01A01A01' })
    const found = await get('queryTreeByKeyWord', { keyWord: '华东' })

    expect(all.map(({ orgCode }) => orgCode)).toEqual(all.map(({ orgCode }) => orgCode).sort())
    expect(above.parentIds).toEqual([await idOf('A01'), await idOf('A01A01')])
    expect(above.parentMap[await idOf('A01')]).toMatchObject({ orgCode: 'A01' })
    expect(await get('getDepartName', { orgCode: 'A01A01' })).toMatchObject({ departName: '华东大区' })
    expect(found).toMatchObject({ departList: [{ departName: '华东大区' }], userList: [] })
    expect(await get('getUsersByDepartId', { id: await idOf('A01A01A01') })).toMatchObject([
      { username: 'keeper', email: null },
    ])
    expect(await get('listAll', { id: await idOf('A01') }, 'keeper')).toEqual([])
  })
})

describe('departments as stock clients take and bring them', () => {
  const HEADINGS = ['机构/部门名称', '机构编码', '机构类别', '排序', '电话']
  const bring = async (rows: (string | number)[][], by: Person = 'admin') => {
    const book = Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: [HEADINGS, ...rows] }] }))
    const form = multipartOf([{ name: 'file', fileName: '部门.xls', body: book }])
    const answer = await server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/sys/sysDepart/importExcel',
      payload: form.payload as Buffer,
      headers: { ...form.headers, ...headers[by] },
    })
    return answer.json()
  }

  test('a workbook makes a branch, whichever row comes first, each with the next free code', async () => {
    const parent = await made(await idOf('A01A03'), '导入')
    const own = parent.orgCode
    const answer = await bring([
      ['二级', `${own}B07B01`, '部门', 3, '0571'],
      ['一级', `${own}B07`, '', '', ''],
    ])
    const rows = await run(
      `select depart_name as name, org_code as code, depart_order as place, mobile from sys_depart
       where starts_with(org_code, $1) and org_code <> $1 order by org_code`,
      [own],
    )

    expect(answer).toMatchObject({ success: true, message: 'Imported rows: 2' })
    expect(rows).toEqual([
      { name: '一级', code: `${own}A01`, place: 0, mobile: null },
      { name: '二级', code: `${own}A01A01`, place: 3, mobile: '0571' },
    ])
  })

  test('all or none come in: a code that is there, twice, or below nothing', async () => {
    const answer = await bring([
      ['好', 'A01A03Y01', '', '', ''],
      ['有', 'A01A03', '', '', ''],
      ['再', 'A01A03Y01', '', '', ''],
      ['空', 'A01A99Z99', '', '', ''],
    ])

    expect(answer).toMatchObject({ code: 201, result: { errorCount: 3, successCount: 0 } })
    expect(await run("select 1 from sys_depart where depart_name in ('好', '再', '空')")).toEqual([])
    expect(await bring([['x', 'A01A03Y01', '', '', '']], 'clerk')).toMatchObject({ success: false })
  })

  test('a parent that was moved while the file was judged takes nothing in', async () => {
    const parent = await made(await idOf('A01A03'), '将移动')
    const bringing = await withTransaction(server.services.database.db, async (tx) => {
      await bumpRightsEpoch(tx)
      await sql`update sys_depart set org_code = 'A01A03Z98' where id = ${parent.id}`.execute(tx)
      const answer = bring([['迟到', `${parent.orgCode}A01`, '', '', '']])
      const waiting = `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await run(waiting))[0].n).toBe(1)
      return { answer }
    })

    expect(await bringing.answer).toMatchObject({ code: 201, result: { errorCount: 1, successCount: 0 } })
    expect(await run("select 1 from sys_depart where depart_name = '迟到'")).toEqual([])
  })

  test('what stands below a department that could not be made is not put at the top', async () => {
    const parent = await made(await idOf('A01A03'), '已满')
    await run(
      `insert into sys_depart (id, parent_id, depart_name, org_code, org_type)
       values ('full', $1, '末位', $2, '4')`,
      [parent.id, `${parent.orgCode}Z99`],
    )
    const answer = await bring([
      ['甲', `${parent.orgCode}B01`, '', '', ''],
      ['乙', `${parent.orgCode}B01B01`, '', '', ''],
    ])

    expect(answer).toMatchObject({ code: 201, result: { errorCount: 2, successCount: 0 } })
  })

  test('they are taken with what the search finds', async () => {
    const answer = await server.app.inject({
      url: '/jeecg-boot/sys/sysDepart/exportXls?departName=华东*',
      headers: { ...headers.admin, 'x-locale': 'zh-CN' },
    })
    const [sheet] = (await readXlsx(answer.rawPayload)).sheets

    expect(sheet?.rows[2]?.slice(0, 2)).toEqual(['机构/部门名称', '英文名'])
    expect(sheet?.rows.slice(3).map((row) => [row[0], row[5]])).toEqual([['华东大区', 'A01A01']])
  })
})

test('of 5,000 departments a level, the tree and the look at a move take little time', async () => {
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

  const tree = await took(() => ask('GET', '/sys/sysDepart/queryTreeList'))
  const level = await took(() => ask('GET', '/app/departs', { query: { parentId: from, pageSize: '200' } }))
  const look = await took(async () => plan(from, await idOf('A01A05')))

  // Generous: the machine may be busy. Alone they take some 150, 15 and 30 ms.
  expect(tree).toBeLessThan(3_000)
  expect(level).toBeLessThan(1_000)
  expect(look).toBeLessThan(3_000)
})
