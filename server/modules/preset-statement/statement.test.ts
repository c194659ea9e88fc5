import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onlineUserModel, operations } from '#schemas'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { statements } from './registry.ts'

const PEOPLE = ['admin', 'clerk', 'keeper'] as const
type Person = (typeof PEOPLE)[number]

const server = serveTests()
let headers: Record<Person, Record<string, string>>
beforeAll(async () => {
  // A user who has only one region, the permission to run statements, and the permission to read trades.
  await grant('keeper', 'system:statement:run')
  headers = await signInAll(server, PEOPLE)
})
beforeEach(() => query('delete from sys_statement'))

const query = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows

async function grant(username: string, code: string): Promise<void> {
  await query(
    `insert into sys_role_permission (id, role_id, permission_id)
      select left(md5(r.role_id || p.id), 32), r.role_id, p.id from sys_user u
        join sys_user_role r on r.user_id = u.id, sys_permission p
      where u.username = $1 and p.perms = $2`,
    [username, code],
  )
}

interface Options {
  by?: Person
  locale?: string
  key?: string
}
const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  { by = 'admin', locale = 'zh-CN', key }: Options = {},
) => {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot${path}`,
    headers: { ...headers[by], 'x-locale': locale, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const read = (code: string, params: object = {}, options: Options = {}) =>
  call('POST', '/db/query', { code, params }, options)
const exec = (code: string, params: object = {}, options: Options = {}) =>
  call('POST', '/db/exec', { code, params }, options)
const settings = { enabled: true, maxRows: 1_000, maxSeconds: 10 }
const decide = (id: string, more: object) =>
  call('PUT', '/app/statements', { id, version: 0, ...settings, ...more })
const runs = async (code: string) => (await call('GET', `/app/statements/runs?code=${code}`)).result.records

const span = { from: '2020-01-01', to: '2099-12-31' }

test('a query runs within the scope and language of the caller and is in the audit log', async () => {
  const all = await read('tradesByShopAndDay', span, { locale: 'en-US' })
  const own = await read('tradesByShopAndDay', span, { by: 'keeper' })

  expect(all).toMatchObject({
    status: 200,
    success: true,
    result: { code: 'tradesByShopAndDay', isCut: false },
  })
  expect(all.result.columns[3]).toEqual({ field: 'trades', title: 'Trades', type: 'integer' })
  expect(own.result.columns[3].title).toBe('交易笔数')
  const shopsOf = (answer: typeof all) =>
    new Set(answer.result.rows.map((row: { shopCode: string }) => row.shopCode))
  expect(shopsOf(own).size).toBeGreaterThan(0)
  expect(shopsOf(own).size).toBeLessThan(shopsOf(all).size)
  const [sum] = await query(
    "select sum(amount_fen)::bigint as fen from trade_order where kind = 'PAY' and status not in ('FAILED', 'CLOSED')",
  )
  const fen = all.result.rows.reduce((total: number, row: { amountFen: number }) => total + row.amountFen, 0)
  expect(fen).toBe(sum.fen)
  expect(await runs('tradesByShopAndDay')).toMatchObject([
    { username: 'keeper', kind: 'QUERY', rows: own.result.rows.length, outcome: 'DONE' },
    { username: 'admin', params: '{"to": "2099-12-31", "from": "2020-01-01", "shopId": null}' },
  ])
})

test.each(statements.filter(({ kind }) => kind === 'QUERY').map(({ code }) => code))(
  'the query %s returns its declared columns',
  async (code) => {
    const { result } = await read(code, code === 'tradesByShopAndDay' ? span : {})

    const fields = result.columns.map(({ field }: { field: string }) => field).sort()
    for (const row of result.rows) expect(Object.keys(row).sort()).toEqual(fields)
  },
)

test('rows beyond the limit are left out, and the answer says so', async () => {
  await decide('tradesByShopAndDay', { maxRows: 2 })

  const { result } = await read('tradesByShopAndDay', span)

  expect(result).toMatchObject({ isCut: true })
  expect(result.rows).toHaveLength(2)
})

test('unreferenced files are found, referenced ones are not', async () => {
  await query(`insert into upload_file (id, path, biz, original_name, media_type, byte_size, sha256, is_public, owner_id, create_time)
    select name, 'temp/' || name, 'temp', name, 'image/png', 7, '\\x00', false, u.id, now() - interval '3 d'
    from unnest(array['lost', 'pasted']) name, sys_user u where u.username = 'clerk'`)
  await query(`insert into sys_announcement (id, titile, msg_content, del_flag)
    values ('with-file', 'x', '<img src="/sys/common/static/temp/pasted">', '0')`)

  const { result } = await read('unattachedFiles', { days: 2 })

  expect(result.rows).toMatchObject([{ path: 'temp/lost', bytes: 7, owner: 'clerk' }])
  expect((await read('unattachedFiles', { days: 4 })).result.rows).toEqual([])
})

test.each([
  ['SQL in a separate field', { sql: 'select * from sys_user' }],
  ['SQL as the code', { code: 'select * from sys_user' }],
  ['SQL as the name', { name: 'delete from sys_user; --' }],
  ['no statement code', {}],
])('a request with %s is refused and runs nothing', async (_name, body) => {
  for (const path of ['/db/query', '/db/exec']) {
    expect(await call('POST', path, body)).toMatchObject({
      status: 200,
      success: false,
      message: '不执行 SQL 文本，请指定预置语句：{"code": "…", "params": {…}}',
    })
  }
})

test.each([
  ['an unknown statement', { code: 'nothing' }, '没有名为“nothing”的预置语句'],
  [
    'a changing statement as a query',
    { code: 'endIdleSessions', params: { since: '2020-01-01' } },
    '该语句应通过 /db/exec 执行',
  ],
  ['a missing value', { code: 'tradesByShopAndDay', params: { from: '2026-01-01' } }, 'to 不能为空'],
  [
    'a day that does not exist',
    { code: 'tradesByShopAndDay', params: { ...span, to: '2026-02-30' } },
    'to ：应为日期',
  ],
  [
    'an object as a value',
    { code: 'tradesByShopAndDay', params: { ...span, shopId: { a: 1 } } },
    'shopId ：应为',
  ],
  [
    'an end before the beginning',
    { code: 'tradesByShopAndDay', params: { from: '2026-02-02', to: '2026-02-01' } },
    'to 不能早于“开始日期”',
  ],
  ['a number out of range', { code: 'unattachedFiles', params: { days: -1 } }, 'days 应在 0 到 3650 之间'],
  ['an unknown parameter', { code: 'unattachedFiles', params: { sql: 'x' } }, 'sql 不是该语句的参数'],
  ['__proto__ as code', { code: '__proto__' }, '不执行 SQL 文本'],
  ['constructor as code', { code: 'constructor' }, '没有名为“constructor”的预置语句'],
])('a request with %s is refused', async (_name, body, message) => {
  const answer = await call('POST', '/db/query', body)

  expect(answer).toMatchObject({ status: 200, success: false })
  expect(answer.message).toContain(message)
})

test('a value is bound, never read as SQL', async () => {
  const shopId = "x' or '1'='1"

  expect((await read('tradesByShopAndDay', { ...span, shopId })).result.rows).toEqual([])
})

test('running requires the permission to run, the permission of the statement, and one of its roles', async () => {
  expect(await read('tradesByShopAndDay', span, { by: 'clerk' })).toMatchObject({ code: 510 })
  expect(await read('usersWithoutDepartment', {}, { by: 'keeper' })).toMatchObject({
    success: false,
    code: 510,
  })
  await decide('tradesByShopAndDay', { roleCodes: 'settlement_clerk,admin,' })
  expect(await read('tradesByShopAndDay', span, { by: 'keeper' })).toMatchObject({ code: 510 })
  expect(await read('tradesByShopAndDay', span)).toMatchObject({ success: true })
  expect(await call('GET', '/app/statements', undefined, { by: 'keeper' })).toMatchObject({ status: 403 })
})

test('an inactive statement cannot be run, and settings on a stale version are refused', async () => {
  expect((await decide('usersWithoutDepartment', { enabled: false })).result).toMatchObject({
    enabled: false,
    version: 1,
    mayRun: false,
  })
  expect(await read('usersWithoutDepartment')).toMatchObject({ success: false, message: '该语句已停用' })

  expect(await decide('usersWithoutDepartment', {})).toMatchObject({
    status: 409,
    result: { error: 'STATEMENT_CHANGED' },
  })
  expect(await decide('usersWithoutDepartment', { version: 1, roleCodes: 'nobody' })).toMatchObject({
    status: 400,
    result: { error: 'STATEMENT_ROLE_UNKNOWN' },
  })
  expect(await decide('usersWithoutDepartment', { version: 1, roleCodes: null })).toMatchObject({
    result: { version: 2 },
  })
  expect((await decide('usersWithoutDepartment', { version: 2, maxRows: 10_001 })).status).toBe(400)
})

test('of two simultaneous changes of the settings one is saved', async () => {
  const both = await Promise.all([
    decide('unattachedFiles', { maxRows: 5 }),
    decide('unattachedFiles', { maxRows: 6 }),
  ])

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the list has each statement with its settings, in the requested language', async () => {
  await decide('endIdleSessions', { maxSeconds: 3 })

  const { result } = await call('GET', '/app/statements?pageNo=1&pageSize=20', undefined, { locale: 'en-US' })

  expect(result.records.map(({ id }: { id: string }) => id).sort()).toEqual(
    statements.map(({ code }) => code).sort(),
  )
  expect(result.records.find(({ id }: { id: string }) => id === 'endIdleSessions')).toMatchObject({
    title: 'End idle sessions',
    kind: 'EXEC',
    maxSeconds: 3,
    params: [{ name: 'since', title: 'Idle since', type: 'day', required: true, fallback: null }],
    mayRun: true,
  })
  expect((await call('GET', `/app/statements?title=${encodeURIComponent('*闲置*')}`)).result.total).toBe(1)
})

test('idle sessions end once per key, with a log row; the current one and newer ones stay', async () => {
  await query(`insert into sys_session (token_hash, user_id, seen_time, expire_time)
    select ('\\x0' || n)::bytea, id, now() - interval '5 d', now() + interval '2 d'
    from sys_user, generate_series(1, 3) n where username = 'clerk'`)
  const since = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const [{ count: before }] = await query('select count(*) from sys_session')

  await decide('endIdleSessions', { maxRows: 2 })
  expect(await exec('endIdleSessions', { since })).toMatchObject({
    success: false,
    message: '将影响超过 2 条记录，未作任何修改，请缩小范围',
  })
  expect((await query('select count(*) from sys_session'))[0].count).toBe(before)
  await query('delete from sys_statement')
  const done = await exec('endIdleSessions', { since }, { key: 'end-idle' })
  const again = await exec('endIdleSessions', { since }, { key: 'end-idle' })

  expect(done).toMatchObject({ success: true, result: { code: 'endIdleSessions', affected: 3 } })
  expect(again).toEqual(done)
  expect((await query('select count(*) from sys_session'))[0].count).toBe(before - 3)
  expect(await query("select from sys_log where outcome = 'LOGOUT' and userid = 'clerk'")).toHaveLength(3)
  expect(await runs('endIdleSessions')).toMatchObject([{ kind: 'EXEC', rows: 3 }])
})

test('sessions hidden by a data rule stay, and no later day than today is accepted', async () => {
  await query(`insert into sys_session (token_hash, user_id, seen_time, expire_time)
    select ('\\x1' || n)::bytea, id, now() - interval '5 d', now() + interval '2 d'
    from sys_user, generate_series(1, 2) n where username = 'clerk'`)
  await query(
    `with made as (insert into sys_permission_data_rule
        (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, resources)
        select 'unseen', id, 'Rule', 'username', '!=', 'clerk', $1 from sys_permission
        where perms = $2 and del_flag = 0 limit 1 returning id, permission_id)
      update sys_role_permission g set data_rule_ids = made.id from made where g.permission_id = made.permission_id`,
    [onlineUserModel.name, operations['online.list'].access],
  )
  await server.services.database.db.transaction().execute(invalidatePermissions)
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })

  expect(await exec('endIdleSessions', { since: day(0) })).toMatchObject({ result: { affected: 0 } })
  await query('delete from sys_permission_data_rule')
  await query('update sys_role_permission set data_rule_ids = null')
  await server.services.database.db.transaction().execute(invalidatePermissions)
  expect(await exec('endIdleSessions', { since: day(2) })).toMatchObject({
    success: false,
    message: 'since 不能晚于今天',
  })
  expect(await exec('endIdleSessions', { since: day(0) })).toMatchObject({ result: { affected: 2 } })
})

test('failed sign-ins are cleared for the given account only', async () => {
  await query("insert into login_failure values ('user:clerk', 9, now()), ('user:keeper', 9, now())")

  expect((await exec('clearLoginFailures', { username: 'clerk' })).result.affected).toBe(1)
  expect(await query('select subject from login_failure order by 1')).toEqual([{ subject: 'user:keeper' }])
})
