import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

const PEOPLE = ['admin', 'clerk', 'keeper'] as const
type Person = (typeof PEOPLE)[number]

const server = serveTests()
let headers: Record<Person, Record<string, string>>
beforeAll(async () => {
  headers = await signInAll(server, PEOPLE)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (
  method: Method,
  path: string,
  payload?: object,
  { by = 'admin' as Person, locale = 'zh-CN', key = '' } = {},
) => {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot${path}`,
    headers: { ...headers[by], 'x-locale': locale, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const query = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows
const lastAudit = async () =>
  (await query('select action, subject_kind, subject_id, detail from audit_log order by seq desc limit 1'))[0]

const digits = { digits: '*', pattern: '^[0-9]+$', message: '只能是数字', messageEn: 'Digits only' }

test('a check rule is saved from rows or from the JSON of a JeecgBoot client, and forms use it', async () => {
  const body = { ruleName: ' 数字 ', ruleCode: 'only_digits', parts: [digits], createBy: 'evil' }
  const made = await call('POST', '/sys/checkRule/add', body)
  expect(made).toMatchObject({
    success: true,
    message: '添加成功！',
    result: { ruleName: '数字', createBy: 'admin', parts: [digits], shipped: false },
  })
  expect(JSON.parse(made.result.ruleJson)).toEqual([
    {
      digits: '*',
      pattern: '^[0-9]+$',
      message: '只能是数字',
      messages: { 'zh-CN': '只能是数字', 'en-US': 'Digits only' },
    },
  ])
  const asked = '/sys/checkRule/checkByCode?ruleCode=only_digits&value=a1'
  expect(await call('GET', asked, undefined, { by: 'clerk', locale: 'en-US' })).toMatchObject({
    success: false,
    message: 'Digits only',
  })

  const ruleJson = JSON.stringify([{ digits: '2', pattern: '^a', message: '以 a 开头', key: 'stock' }])
  const edited = await call('PUT', '/sys/checkRule/edit', { ...made.result, ruleJson })
  expect(edited.result.parts).toEqual([{ digits: '2', pattern: '^a', message: '以 a 开头', messageEn: null }])
  expect((await call('GET', asked)).success).toBe(true)
  const { id } = made.result
  const renamed = await call('POST', '/sys/checkRule/edit', { id, ruleCode: 'only_digits', ruleName: '改名' })
  expect(renamed.result).toMatchObject({ ruleName: '改名', ruleJson: edited.result.ruleJson })
  expect(await lastAudit()).toMatchObject({ action: 'checkRule.edit', detail: { to: { ruleName: '改名' } } })
  const list = '/sys/checkRule/list?_t=1&ruleCode=*only*&column=createTime&order=desc&field=id,,undefined&x=y'
  expect((await call('GET', list)).result).toMatchObject({ total: 1, records: [{ id }] })
  expect(await call('DELETE', `/sys/checkRule/deleteBatch?ids=${id},none`)).toMatchObject({ success: false })
  expect(await call('DELETE', `/sys/checkRule/delete?id=${id}`)).toMatchObject({ message: '删除成功！' })
})

test.each([
  ['no part', { parts: [] }, '请至少添加一条校验规则'],
  ['a missing list of parts', {}, '请至少添加一条校验规则'],
  [
    'a pattern with exponential run time',
    { parts: [digits, { ...digits, pattern: '^(a+)+$' }] },
    '第 2 行的正则不可用',
  ],
  ['an invalid pattern', { parts: [{ ...digits, pattern: '(' }] }, '第 1 行的正则不可用'],
  [
    'a pattern with exponential run time in JSON',
    { ruleJson: '[{"digits":"*","pattern":"(a|a)*$","message":"x"}]' },
    '第 1 行的正则不可用',
  ],
  ['a Java class name', { ruleJson: 'org.jeecg.Rule' }, '校验规则应为 JSON 数组'],
  ['a code in use', { ruleCode: 'common', parts: [digits] }, '规则编码已存在'],
])('a check rule with %s is refused', async (_name, body, message) => {
  const answer = await call('POST', '/sys/checkRule/add', { ruleName: 'x', ruleCode: 'bad', ...body })

  expect(answer).toMatchObject({ status: 200, success: false })
  expect(answer.message).toContain(message)
})

test('a refused pattern is reported at its row', async () => {
  const parts = [digits, { ...digits, pattern: '(' }]

  const answer = await call('POST', '/sys/checkRule/add', { ruleName: 'x', ruleCode: 'bad', parts })

  expect(answer.refusal.fields).toEqual({ 'parts.1.pattern': answer.message })
})

test('a rule that pages use keeps its code and cannot be deleted; its parts can change', async () => {
  const { result } = await call('GET', '/sys/checkRule/list?ruleCode=common')
  const [rule] = result.records
  expect(rule.shipped).toBe(true)

  expect(await call('DELETE', `/sys/checkRule/delete?id=${rule.id}`)).toMatchObject({ success: false })
  expect(await call('PUT', '/sys/checkRule/edit', { ...rule, ruleCode: 'other' })).toMatchObject({
    message: '页面正在使用规则“common”，其编码不可修改，也不可删除',
  })
  const parts = [...rule.parts, digits]
  const { id, ruleCode, ruleName } = rule
  const edited = await call('PUT', '/sys/checkRule/edit', { id, ruleCode, ruleName, parts })
  expect(edited.result.parts).toHaveLength(5)
})

test('a rule can be tried before it is saved', async () => {
  const tried = (value: string, parts: object[]) =>
    call('POST', '/app/checkRules/try', { parts, value }, { locale: 'en-US' })

  expect((await tried('12', [digits])).result).toEqual({ passed: true, message: 'The value passes.' })
  expect((await tried('1a', [digits])).result).toEqual({ passed: false, message: 'Digits only' })
  expect(await tried('1', [{ ...digits, pattern: '(a|a)*' }])).toMatchObject({
    status: 400,
    result: { error: 'CHECK_PATTERN_REFUSED' },
  })
})

const addFill = (ruleCode: string, ruleClass: string, more: object = {}) =>
  call('POST', '/sys/fillRule/add', { ruleName: ruleCode, ruleCode, ruleClass, ...more })
const draw = (ruleCode: string, form: object = {}, by: Person = 'clerk', key = '') =>
  call('PUT', `/sys/fillRule/executeRuleByCode/${ruleCode}`, form, { by, key })

test('a code is prefix, date and number, and no number is used twice, even by simultaneous requests', async () => {
  const params = { prefix: 'PO', dateFormat: 'yyyyMM', digits: 3, start: 7, length: null }
  expect((await addFill('order_no', 'sequence', { params })).result).toMatchObject({
    ruleClass: 'sequence',
    ruleParams: '{"prefix":"PO","dateFormat":"yyyyMM","digits":3,"start":7}',
    params: { prefix: 'PO', digits: 3 },
  })

  const answers = await Promise.all(Array.from({ length: 20 }, () => draw('order_no')))

  const codes = answers.map(({ result }) => String(result)).sort()
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(
    server.services.clock(),
  )
  const head = `PO${month.slice(0, 7).replace('-', '')}`
  expect(codes).toEqual(Array.from({ length: 20 }, (_, n) => `${head}${String(n + 7).padStart(3, '0')}`))
})

test('a preview or trial uses no number; the same key returns the same code', async () => {
  await addFill('looked_at', 'sequence', { params: { prefix: 'L', digits: 2 } })
  const look = () => call('GET', '/sys/fillRule/testFillRule?ruleCode=looked_at&_t=1')

  expect((await look()).result).toBe('L01')
  expect((await look()).result).toBe('L01')
  const first = await draw('looked_at', {}, 'clerk', 'one-intent')
  const again = await draw('looked_at', {}, 'clerk', 'one-intent')
  expect([first.result, again.result]).toEqual(['L01', 'L01'])
  const tried = {
    ruleCode: 'looked_at',
    ruleClass: 'sequence',
    params: { prefix: 'L', digits: 4, length: 9 },
  }
  expect((await call('POST', '/app/fillRules/try', tried)).result).toEqual({ passed: true, message: 'L0002' })
  expect(await lastAudit()).toMatchObject({
    action: 'fillRule.run',
    detail: { codes: [{ ruleCode: 'looked_at', result: 'L01' }] },
  })
})

test('a rule whose numbers are used up answers an error, and a re-created rule continues the numbers of the deleted one', async () => {
  const { result } = await addFill('few', 'sequence', { params: { digits: 1, start: 9 } })
  expect((await draw('few')).result).toBe('9')
  expect(await draw('few')).toMatchObject({
    success: false,
    message: '“”之后的流水号已用完，请增加规则的位数',
  })

  await call('DELETE', `/sys/fillRule/delete?id=${result.id}`)
  expect(await draw('few')).toMatchObject({ message: '编码生成规则“few”不存在' })
  await addFill('few', 'sequence', { params: { digits: 2 } })
  expect((await draw('few')).result).toBe('10')
})

test('fill rules of other kinds generate a time, a random text, or the next code below a visible department', async () => {
  await addFill('timed', 'org.jeecg.modules.system.rule.OrderNumberRule', { ruleParams: '{"prefix":"CN"}' })
  await addFill('secret', 'random', { params: { length: 12, alphabet: 'letters' } })
  await addFill('depart', 'departCode')
  const [{ id: west }] = await query("select id from sys_depart where org_code = 'A01A02'")

  expect((await draw('timed')).result).toMatch(/^CN20\d{12}\d{2}$/)
  expect((await draw('secret')).result).toMatch(/^[A-HJ-NP-Z]{12}$/)
  expect((await draw('depart', { parentId: west }, 'admin')).result).toMatch(/^A01A02[A-Z]\d{2}$/)
  expect(await draw('depart', {}, 'keeper')).toMatchObject({ success: false, message: '上级部门不存在' })
})

test('several codes for one form are generated completely or not at all', async () => {
  await addFill('batch', 'sequence', { params: { prefix: 'B', digits: 2 } })
  const batch = (codes: string[]) =>
    call('PUT', '/sys/fillRule/executeRuleByCodeBatch', {
      rules: codes.map((ruleCode) => ({ ruleCode })),
      commonFormData: { a: 1 },
    })

  expect((await batch(['batch', 'none'])).success).toBe(false)
  expect((await batch(['batch', 'batch'])).result).toEqual([
    { ruleCode: 'batch', result: 'B01' },
    { ruleCode: 'batch', result: 'B02' },
  ])
})

test.each([
  ['an unknown class', { ruleClass: 'com.evil.Rule' }, '没有名为“com.evil.Rule”的规则类型'],
  ['a prototype', { ruleClass: '__proto__' }, '没有名为“__proto__”的规则类型'],
  ['settings of another kind', { ruleParams: '{"length":8}' }, '规则参数与规则类型不符：length'],
  ['settings out of range', { ruleParams: '{"digits":99}' }, '规则参数与规则类型不符：digits'],
  ['settings that are no JSON', { ruleParams: '{' }, '规则参数与规则类型不符：JSON'],
])('a fill rule with %s is refused', async (_name, body, message) => {
  const answer = await addFill('refused', 'sequence', body)

  expect(answer).toMatchObject({ status: 200, success: false })
  expect(answer.message).toContain(message)
})

test('the code of a fill rule is fixed, its kind and settings can change', async () => {
  const { result } = await addFill('stays', 'sequence')
  const edit = (more: object) =>
    call('PUT', '/sys/fillRule/edit', { ...result, ruleParams: undefined, ...more })

  expect((await edit({ ruleCode: 'moved' })).message).toContain('规则编码不可修改')
  expect((await edit({ ruleClass: 'random', params: { length: 6, digits: 3 } })).result).toMatchObject({
    ruleClass: 'random',
    ruleParams: '{"length":6}',
  })
})

test('rules require the permission; all signed-in users can request codes', async () => {
  const clerk = { by: 'clerk' as const }
  for (const area of ['checkRule', 'fillRule']) {
    expect(await call('GET', `/sys/${area}/list`, undefined, clerk)).toMatchObject({ code: 510 })
    expect(await call('POST', `/sys/${area}/add`, { ruleName: 'x', ruleCode: 'x' }, clerk)).toMatchObject({
      code: 510,
    })
  }
  expect((await draw(randomUUID())).message).toContain('不存在')
})

test('JeecgBoot clients export and import rules as files', async () => {
  for (const area of ['checkRule', 'fillRule']) {
    const url = `/jeecg-boot/sys/${area}/exportXls`
    const answer = await server.app.inject({ url, headers: headers.admin })
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect((await server.app.inject({ url, headers: headers.clerk })).json()).toMatchObject({
      success: false,
    })
  }
})
