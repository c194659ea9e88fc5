import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  headers = await server.signIn('keeper')
})
afterAll(() => server.close())

const get = async (path: string, query: Record<string, string>, locale = 'zh-CN') =>
  (
    await server.app.inject({
      url: `/jeecg-boot${path}`,
      query,
      headers: { ...headers, 'x-locale': locale },
    })
  ).json()
const duplicate = (tableName: string, fieldName: string, fieldVal: string, dataId?: string) =>
  get('/sys/duplicate/check', { tableName, fieldName, fieldVal, ...(dataId && { dataId }) })
const rule = (value: string, ruleCode = 'common', locale?: string) =>
  get('/sys/checkRule/checkByCode', { ruleCode, value: encodeURIComponent(value) }, locale)

const addRule = (rule_code: string, rule_json: string) =>
  server.services.database.db
    .insertInto('sys_check_rule')
    .values({ id: rule_code, rule_code, rule_json })
    .execute()

test.each([
  ['sys_user', 'username', 'clerk'],
  ['sys_user', 'phone', '19900000002'],
  ['sys_role', 'role_code', 'admin'],
  ['sys_depart', 'org_code', 'A01'],
  ['sys_dict', 'dict_code', 'settle_bill_status'],
  ['sys_check_rule', 'rule_code', 'common'],
])('%s.%s = %s is in use', async (table, field, value) => {
  expect(await duplicate(table, field, value)).toMatchObject({
    success: false,
    code: 500,
    message: '该值不可用，系统中已存在！',
  })
})

test.each([
  ['sys_dict', 'dict_code', 'leaves'],
  ['sys_user', 'username', 'binned'],
])('%s.%s of a row in the recycle bin is reported as such', async (table, field, value) => {
  await server.services.database.pool.query(`insert into sys_dict (id, dict_name, dict_code, del_flag)
    values ('leaves', 'Leaves', 'leaves', 1) on conflict do nothing`)
  await server.services.database.pool.query(`insert into sys_user (id, username, realname, password, del_flag)
    values ('binned', 'binned', 'x', '!', 1) on conflict do nothing`)

  expect(await duplicate(table, field, value)).toMatchObject({
    success: false,
    message: expect.stringContaining('位于回收站'),
  })
})

test('an unused value and an empty one are available', async () => {
  const answers = [await duplicate('sys_role', 'role_code', 'new'), await duplicate('sys_user', 'email', ' ')]

  expect(answers).toMatchObject(Array(2).fill({ success: true, message: '该值可用！', result: null }))
})

test('a row does not conflict with itself', async () => {
  const admin = 'e9ca23d68d884d4ebb19d07889727dae'

  const own = await duplicate('sys_user', 'username', 'admin', admin)
  const other = await duplicate('sys_user', 'username', 'clerk', admin)

  expect([own.success, other.success]).toEqual([true, false])
})

test.each([
  ['sys_user', 'password'],
  ['sys_user', 'salt'],
  ['sys_user', 'realname'],
  ['sys_session', 'token_hash'],
  ['audit_log', 'username'],
  ['pg_user', 'usename'],
  ['sys_user where 1=1 --', 'username'],
  ['sys_user', "username = '' or 1=1 --"],
  ['SYS_USER', 'username'],
  ['__proto__', 'toString'],
  ['constructor', 'name'],
  ['sys_user', 'length'],
])('%s.%s cannot be checked', async (table, field) => {
  expect(await duplicate(table, field, 'x')).toMatchObject({ success: false, message: '该字段不支持校验' })
})

test('the checked value is bound, never read as SQL', async () => {
  expect(await duplicate('sys_user', 'username', "x' or '1'='1")).toMatchObject({ success: true })
})

test('the check for duplicates requires a session', async () => {
  const answer = await server.app.inject({
    url: '/jeecg-boot/sys/duplicate/check?tableName=sys_user&fieldName=username&fieldVal=admin',
  })

  expect(answer.statusCode).toBe(500)
})

test.each(['abc', 'a_1', 'Tea2026'])('the value %s satisfies the rule', async (value) => {
  expect(await rule(value)).toMatchObject({ success: true, result: null })
})

test.each([
  ['1abc', '第一位只能是字母', { digits: '1', beginIndex: 0, endIndex: 1, checkValue: '1' }],
  ['a b', '只能填写数字、大小写字母、下划线', { digits: '*', beginIndex: 0, endIndex: 3, checkValue: 'a b' }],
  ['ab', '至少 3 位', { digits: '*', checkValue: 'ab' }],
  ['abcdefghijklm', '最多 12 位', { digits: '*', endIndex: 13 }],
  ['', '第一位只能是字母', { checkValue: '' }],
  ['100%', '第一位只能是字母', { checkValue: '1' }],
])('the value %o violates the rule, and the answer contains the position', async (value, message, result) => {
  expect(await rule(value)).toMatchObject({ success: false, message, result: { ...result, passed: false } })
})

test('the message of a violated rule is in the requested language', async () => {
  expect((await rule('ab', 'common', 'en-US')).message).toBe('At least 3 characters')
})

test('a part with a number of digits begins after the characters of the previous part', async () => {
  await addRule(
    'parts',
    JSON.stringify([
      { digits: 2, pattern: '^[A-Z]+$', message: 'two capitals first' },
      { digits: '3', pattern: '^[0-9]{3}$', message: 'then three digits' },
    ]),
  )

  const answers = [await rule('TE123x', 'parts'), await rule('TE12', 'parts')]

  expect(answers[0]).toMatchObject({ success: true })
  expect(answers[1]).toMatchObject({
    message: 'then three digits',
    result: { beginIndex: 2, endIndex: 4, checkValue: '12' },
  })
})

test('a value that is encoded once is read unchanged', async () => {
  const answer = await get('/sys/checkRule/checkByCode', { ruleCode: 'common', value: 'a%b' })

  expect(answer).toMatchObject({ success: false, result: { checkValue: 'a%b' } })
})

test.each(['none', '', '__proto__', "common' --"])('the rule %o does not exist', async (code) => {
  expect(await rule('abc', code)).toMatchObject({ success: false, message: '该编码不存在' })
})

test.each([
  ['no-json', 'org.jeecg.modules.rule.CheckRule'],
  ['no-list', '{"pattern":"^a$"}'],
  ['no-pattern', '[{"digits":"*","message":"x"}]'],
  ['bad-digits', '[{"digits":"0","pattern":"^a$","message":"x"}]'],
  ['no-regex', '[{"digits":"*","pattern":"(","message":"x"}]'],
  ['endless', '[{"digits":"*","pattern":"^(a+)+$","message":"x"}]'],
  ['slow', '[{"digits":"*","pattern":"^(a|a)*$","message":"x"}]'],
])('the rule %s is invalid and is not run', async (code, json) => {
  await addRule(code, json)
  const began = performance.now()

  const answer = await rule(`${'a'.repeat(60)}!`, code)

  expect(answer).toMatchObject({ success: false, message: '校验规则配置有误，请联系管理员' })
  // Without the time limit, matching this pattern would take years.
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('a value beyond the length that patterns are checked for is refused', async () => {
  expect(await rule('a'.repeat(257))).toMatchObject({ success: false, message: '校验的值最多 256 个字符' })
})
