import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

let server: TestApp
let headers: Record<'admin' | 'clerk', Record<string, string>>
let permissionId: string
let clerks: string
beforeAll(async () => {
  server = await createTestApp()
  headers = await signInAll(server, ['admin', 'clerk'])
  const one = async (text: string) => (await server.services.database.pool.query(text)).rows[0].id
  permissionId = await one("select id from sys_permission where perms = 'bill:list'")
  clerks = await one("select id from sys_role where role_code = 'settlement_clerk'")
})
afterAll(() => server.close())

async function call(
  method: 'GET' | 'POST',
  path: string,
  data: object = {},
  by: keyof typeof headers = 'admin',
) {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot${path}`,
    headers: { ...headers[by], 'x-locale': 'en-US' },
    ...(method === 'GET' ? { query: data as Record<string, string> } : { payload: data }),
  })
  return answer.json()
}
const ruleOf = (ruleColumn: string, ruleConditions: string, ruleValue: string) => ({
  permissionId,
  ruleColumn,
  ruleConditions,
  ruleValue,
})
const tried = async (...rule: [string, string, string]) =>
  (await call('GET', '/app/data-rules/check', ruleOf(...rule))).result
const add = (...rule: [string, string, string]) =>
  call('POST', '/sys/permission/addPermissionRule', { ...ruleOf(...rule), ruleName: 'Tried', status: '1' })

const CHANNELS = 'Available: wechat, alipay, unionpay'

test.each([
  ['=', 'NONSENSE', `Unknown value "NONSENSE". ${CHANNELS}`],
  ['!=', 'WECHAT', `Unknown value "WECHAT". ${CHANNELS}`],
  ['IN', 'wechat, Alipay', `Unknown value "Alipay". ${CHANNELS}`],
])('a value that is not in the dictionary is refused: %s %s', async (condition, value, message) => {
  expect(await tried('channelCode', condition, value)).toEqual({ passed: false, message })
  expect(await add('channelCode', condition, value)).toMatchObject({ success: false, message })
})

test.each([
  ['channelCode', 'IN', 'wechat,alipay'],
  ['channelCode', 'LIKE', 'pay'],
  ['channelCode', '=', '#{sys_user_code}'],
  ['billNo', '=', 'NONSENSE'],
])('dictionary values, parts of texts, variables and other texts are accepted: %s %s %s', async (...rule) => {
  expect(await add(...rule)).toMatchObject({ success: true })
})

test('the trial of a data rule counts the matching rows, and warns if there are none', async () => {
  const { rows } = await server.services.database.pool.query(
    "select count(*)::int as count from settle_bill where status = 'HELD'",
  )
  expect(await tried('status', '=', 'HELD')).toEqual({
    passed: true,
    message: `Current value: HELD. ${rows[0].count} of your visible rows match.`,
  })
  expect(await tried('billNo', '=', '#{sys_user_code}')).toEqual({
    passed: true,
    doubtful: true,
    message: 'Current value: admin. None of your visible rows match.',
  })
})

test('a field offers the items of its dictionary', async () => {
  const fields = await call('GET', '/app/data-rules/fields', { permissionId, ids: 'channelCode,billNo' })

  expect(fields.result).toMatchObject([
    { field: 'billNo', offered: [] },
    { field: 'channelCode', offered: [{ value: 'wechat', text: 'WeChat Pay' }, {}, {}] },
  ])
})

test('a rule whose value is missing in the dictionary can be turned off, but not on', async () => {
  const { result } = await add('billNo', '=', 'NONSENSE')
  const edit = (status: string) =>
    call('POST', '/sys/permission/editPermissionRule', {
      ...{ ...result, ...ruleOf('channelCode', '=', 'gone') },
      status,
    })

  expect(await edit('1')).toMatchObject({ success: false })
  expect(await edit('0')).toMatchObject({ success: true })
})

test('a list without rows tells users if data rules hide all rows from them', async () => {
  const { result } = await add('billNo', '=', 'NONSENSE')
  const grant = { permissionId, roleId: clerks, dataRuleIds: result.id }
  expect(await call('POST', '/sys/role/datarule', grant)).toMatchObject({ success: true })

  const path = '/bill/settleBill/list'
  expect((await call('GET', path, {}, 'clerk')).result).toMatchObject({ total: 0, narrowed: true })
  expect((await call('GET', path, {}, 'admin')).result).not.toHaveProperty('narrowed')
  expect((await call('GET', path, { billNo: 'none' }, 'admin')).result).not.toHaveProperty('narrowed')
})
