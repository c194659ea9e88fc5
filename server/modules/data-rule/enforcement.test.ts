import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, type OperationName, operations } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { insertSampleRows, sampleQueries } from '../../../tests/support/sample-rows.ts'
import type { RuledResource } from '../../platform/list/lists.ts'
import { isVisible, ruleColumnOf } from '../../platform/list/row-scope.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { registry } from '../../registry.ts'
import { fieldsOf } from './validate.ts'

let server: TestApp
let clerk: { 'x-access-token': string }
beforeAll(async () => {
  server = await createTestApp()
  clerk = await server.signIn('clerk')
  await server.signIn('keeper')
  const { db } = server.services.database
  await insertSampleRows(db)
  // A user with all permissions and all departments who isn't an administrator, so data rules apply.
  await sql`insert into sys_role (id, role_name, role_code) values ('everything', 'Everything', 'everything')`.execute(
    db,
  )
  await sql`insert into sys_role_permission (id, role_id, permission_id)
    select 'e' || row_number() over (), 'everything', id from sys_permission where del_flag = 0`.execute(db)
  await sql`update sys_user_role set role_id = 'everything' where id = (select min(ur.id) from sys_user_role ur
    join sys_user u on u.id = ur.user_id where u.username = 'clerk')`.execute(db)
  await db.transaction().execute(invalidatePermissions)
})
afterAll(() => server.close())

const db = () => server.services.database.db

async function ask(method: 'GET' | 'POST', path: string, data: Record<string, unknown> = {}) {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot${path}`,
    headers: clerk,
    ...(method === 'GET' ? { query: data as Record<string, string> } : { payload: data }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

interface Rule {
  code: string
  resource: string
  column: string
  condition: string
  value: string
}

/** Replaces all data rules of the role with the given rule, or removes them if no rule is given. */
async function rule(given?: Rule) {
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`delete from sys_permission_data_rule`.execute(tx)
      await sql`update sys_role_permission set data_rule_ids = null`.execute(tx)
      if (given) {
        const { code, resource, column, condition, value } = given
        const menu = sql`(select min(id) from sys_permission where perms = ${code} and del_flag = 0)`
        await sql`insert into sys_permission_data_rule
          (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, resources)
          values ('rule', ${menu}, 'Rule', ${column}, ${condition}, ${value}, ${resource})`.execute(tx)
        await sql`update sys_role_permission set data_rule_ids = 'rule'
          where role_id = 'everything' and permission_id = ${menu}`.execute(tx)
      }
      await invalidatePermissions(tx)
    })
}

const unruled = { departs: 'all', rules: {} } as const

/**
 * Finds a field value that some rows have and others don't. Returns the ids of the rows with this value, and
 * the ids of the rows without it.
 */
async function tellApart(resource: RuledResource) {
  const all = await sql<{ id: string }>`select t.id from ${resource.rows}
    where ${isVisible(resource, unruled)}`.execute(db())
  for (const field of fieldsOf(resource)) {
    const column = ruleColumnOf(resource, field)
    if (column?.type !== 'text') continue
    const { rows } = await sql<{ value: string; ids: string[] }>`select ${column.sql} as value,
        array_agg(t.id)::text[] as ids from ${resource.rows}
      where ${column.sql} <> '' and length(${column.sql}) < 100 and position(',' in ${column.sql}) = 0
      group by 1 order by 1 limit 1`.execute(db())
    const [found] = rows
    const ids = new Set(found?.ids)
    const others = all.rows.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
    if (found && others.length > 0) return { field, value: found.value, ids, others }
  }
  throw new Error(`no field tells rows of ${resource.model.name} apart`)
}

const lists = registry.lists.entries as [OperationName, RuledResource][]

test('every list that a menu item opens can have rules', () => {
  const opened = Object.entries<Endpoint>(operations).filter(
    ([, { gives, access, dataRules }]) => gives === 'page' && access !== 'signedIn' && dataRules !== false,
  )
  const forgotten = opened.map(([name]) => name).filter((name) => !registry.lists.ofOperation(name))

  expect(forgotten, 'add it to `lists` of its area').toEqual([])
})

/**
 * All lists except those that are read from the audit log. The tests can't insert audit rows, since each row
 * contains the hash of the previous one. The excluded lists apply data rules with the same code.
 */
const told = lists.filter(([name]) => name !== 'dataLog.list' && name !== 'statement.runs')

test.each(lists)('a rule over %s hides all rows once its field is removed', async (name, resource) => {
  const { access: code, path } = operations[name]
  await rule({ code, resource: resource.model.name, column: 'gone', condition: '=', value: 'x' })

  expect((await ask('GET', path, sampleQueries[name])).result.total).toBe(0)
})

describe.each(told)('a rule over %s', (name, resource) => {
  const { access: code, path } = operations[name]
  const area = name.split('.')[0]

  test('a data rule filters rows, count and look-up by id in the same way', async () => {
    const { field, value, ids, others } = await tellApart(resource)
    const asked = { pageSize: '200', ...sampleQueries[name] }
    await rule()
    const before = (await ask('GET', path, asked)).result
    await rule({ code, resource: resource.model.name, column: field, condition: '=', value })
    const after = (await ask('GET', path, asked)).result

    expect(registry.lists.openedBy(code)).toContain(resource)
    expect(before.total).toBeGreaterThan(after.total)
    expect(after.total).toBeLessThanOrEqual(ids.size)
    expect(after.records.length).toBeGreaterThan(0)
    for (const { id } of after.records) expect(ids.has(id)).toBe(true)
    const get = (operations as Record<string, Endpoint>)[`${area}.get`]
    if (!get || get.access !== code) return
    const [other] = others
    expect((await ask('GET', get.path, { id: after.records[0].id })).success).toBe(true)
    expect(await ask('GET', get.path, { id: other })).toMatchObject({ success: false })
  })
})

describe('a rule over bills', () => {
  const ofOneChannel = async () => {
    const { rows } = await sql<{ code: string; count: number; gross: string; ids: string[] }>`
      select channel_code as code, count(*)::int as count, sum(gross_fen)::text as gross, array_agg(id)::text[] as ids
      from settle_bill group by 1 order by 1 limit 1`.execute(db())
    const [channel] = rows
    if (!channel) throw new Error('no bills')
    await rule({
      code: 'bill:list',
      resource: 'SettleBill',
      column: 'channelCode',
      condition: '=',
      value: channel.code,
    })
    return channel
  }

  test('a rule over bills filters totals, the summary, the calendar, the report and the file', async () => {
    const { count, gross } = await ofOneChannel()
    const { rows: byDay } = await sql<{
      month: string
      count: number
    }>`select to_char(settle_date, 'YYYY-MM') as month,
      count(*)::int as count from settle_bill where channel_code = (select min(channel_code) from settle_bill)
      group by 1 order by 1 limit 1`.execute(db())
    const [{ month, count: inMonth } = { month: '', count: 0 }] = byDay

    expect((await ask('GET', '/bill/settleBill/totals', { totals: 'sum:grossFen' })).result).toEqual({
      rows: count,
      totals: { 'sum:grossFen': Number(gross) },
    })
    const size = await ask('POST', '/app/lists/exportSize', { page: 'bill/SettleBillList', query: {} })
    expect(size.result.rows).toBe(count)
    const calendar = await ask('GET', '/bill/settleBill/calendar', { month })
    expect(calendar.result.reduce((sum: number, day: { billCount: number }) => sum + day.billCount, 0)).toBe(
      inMonth,
    )
    const pending = (await ask('GET', '/bill/settleBill/summary')).result.pendingCount
    const list = await ask('GET', '/bill/settleBill/list', { status: 'PENDING' })
    expect(pending).toBe(list.result.total)
  })

  test('a rule over bills prevents changes of hidden rows', async () => {
    const { ids } = await ofOneChannel()
    const { rows } = await sql<{ id: string; version: number }>`select id, version from settle_bill
      where status = 'PENDING' and not id = any(${ids}::text[]) limit 1`.execute(db())

    const answer = await server.app.inject({
      method: 'PUT',
      url: '/jeecg-boot/bill/settleBill/confirm',
      headers: { ...clerk, 'idempotency-key': 'rules-1' },
      payload: rows[0] ?? {},
    })

    expect(answer.json()).toMatchObject({ success: false })
    expect(
      (await sql`select from settle_bill where id = ${rows[0]?.id} and status = 'PENDING'`.execute(db()))
        .rows,
    ).toHaveLength(1)
  })
})

test('a rule over trades filters the figures of the start page', async () => {
  const figures = async () => (await ask('GET', '/app/analysis/channels', { days: '30' })).result
  await rule()
  const before = await figures()
  const [first] = before
  await rule({
    code: 'trade:list',
    resource: 'TradeOrder',
    column: 'channelCode',
    condition: '=',
    value: first.channelCode,
  })

  expect(before.length).toBeGreaterThan(1)
  expect(await figures()).toEqual([first])
})

test('a rule over shops filters the picker', async () => {
  const { rows } = await sql<{ id: string; code: string }>`select id, shop_code as code from shop_basic_info
    order by 2 limit 1`.execute(db())
  const value = rows[0]?.code ?? ''
  await rule({ code: 'shop:list', resource: 'ShopBasicInfo', column: 'shopCode', condition: '=', value })

  const { result } = await ask('GET', '/shopinfo/shopBasicInfo/options')
  expect(result.map(({ shopCode }: { shopCode: string }) => shopCode)).toEqual([value])
})

test('a rule over users filters pickers and the members of roles', async () => {
  await rule({
    code: 'system:user:list',
    resource: 'SysUser',
    column: 'username',
    condition: '=',
    value: 'keeper',
  })

  const { result } = await ask('GET', '/sys/user/queryUserComponentData', { pageNo: '1', pageSize: '50' })
  expect(result.records.map(({ username }: { username: string }) => username)).toEqual(['keeper'])
})

test('relative dates follow the clock, and null equals nothing', async () => {
  await rule({
    code: 'bill:list',
    resource: 'SettleBill',
    column: 'settleDate',
    condition: '>',
    value: '#{sys_date}',
  })
  expect((await ask('GET', '/bill/settleBill/list')).result.total).toBe(0)

  await rule({
    code: 'bill:list',
    resource: 'SettleBill',
    column: 'confirmBy',
    condition: '!=',
    value: 'nobody',
  })
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from settle_bill
    where confirm_by is not null`.execute(db())
  expect((await ask('GET', '/bill/settleBill/list')).result.total).toBe(rows[0]?.count)
})

test('a file made before a rule cannot be downloaded under it', async () => {
  const { coversScope } = await import('../../platform/file-task/task-owner.ts')
  const any = [{ field: 'status', op: 'eq', values: ['PENDING'] }] as const
  const ruled = { departs: 'all', rules: { SettleBill: [{ id: 'r', any }] } } as const

  expect(coversScope(ruled, unruled, 'SettleBill')).toBe(false)
  expect(coversScope(ruled, unruled, 'TradeOrder')).toBe(true)
  expect(coversScope(ruled, JSON.parse(JSON.stringify(ruled)), 'SettleBill')).toBe(true)
  expect(coversScope(unruled, ruled, 'SettleBill')).toBe(true)
})
