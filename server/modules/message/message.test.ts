import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { messageModel, messageTemplateModel, operations } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { claimMessage } from './outbox-repo.ts'

const PEOPLE = ['admin', 'clerk'] as const
type Person = (typeof PEOPLE)[number]
const GATEWAY = 'https://gateway.test/sms'
const TEMPLATES = '/sys/message/sysMessageTemplate'
const MESSAGES = '/sys/message/sysMessage'

let server: TestApp
let headers: Record<Person, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp({ env: { SMS_PROVIDER: 'http', SMS_GATEWAY_URL: GATEWAY } })
  headers = await signInAll(server, PEOPLE)
})
afterAll(() => server.close())
afterEach(() => vi.unstubAllGlobals())

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, by = 'admin' }: { body?: object; by?: Person } = {},
) {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot${path}`,
    headers: { ...headers[by], 'x-locale': 'zh-CN' },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const rowOf = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows[0]
const written = { templateName: '提醒', templateType: '4', templateContent: '<p>您好 ${name}</p>' }
const add = async (templateCode: string, more: object = {}) =>
  (await call('POST', `${TEMPLATES}/add`, { body: { ...written, templateCode, ...more } })).result
const send = (templateCode: string, receiver: string, testData?: string, by?: Person) =>
  call('POST', `${TEMPLATES}/sendMsg`, {
    body: { templateCode, receiver, testData, msgType: '1' },
    ...(by && { by }),
  })
const sentBy = async (templateCode: string) =>
  (await call('GET', `${MESSAGES}/list?templateCode=${templateCode}&column=createTime&order=asc`)).result
    .records
const due = (templateCode: string) =>
  rowOf('update sys_sms set next_time = now() where template_code = $1 returning id', [templateCode])

test('a template is added, edited by its whole record and deleted, under both paths', async () => {
  const made = await call('POST', '/message/sysMessageTemplate/add', {
    body: { ...written, templateCode: 'hello', templateTestJson: '{"name":"x"}', id: 'mine', extra: 1 },
  })
  expect(made).toMatchObject({ success: true, message: '添加成功！', result: { useStatus: '1' } })

  const edited = await call('PUT', `${TEMPLATES}/edit`, { body: { ...made.result, templateName: '新提醒' } })
  expect(edited).toMatchObject({ message: '修改成功！', result: { templateName: '新提醒' } })
  expect(
    (await call('GET', '/message/sysMessageTemplate/list?templateCode=hell*&_t=1&field=id,,code')).result,
  ).toMatchObject({ total: 1, records: [{ templateCode: 'hello', templateType: '4' }] })

  expect(await add('hello')).toBeNull()
  await call('DELETE', `/message/sysMessageTemplate/deleteBatch?ids=${made.result.id},`)
  expect(await call('GET', `${TEMPLATES}/queryById?id=${made.result.id}`)).toMatchObject({
    success: false,
    message: '未找到对应实体',
  })
})

test.each([
  ['the type mail', { templateType: '2' }, '仅支持短信和系统消息：邮件与微信未配置'],
  ['the type WeChat', { templateType: '3' }, '仅支持短信和系统消息：邮件与微信未配置'],
  ['an expression', { templateContent: '${a.b()}' }, '变量格式应为'],
  ['an expression in the title', { templateName: '${1+1}' }, '变量格式应为'],
  ['test values that are not an object', { templateTestJson: '[1]' }, 'JSON 对象'],
  ['an unknown state', { useStatus: '7' }, 'useStatus'],
])('a template with %s is refused', async (_name, more, message) => {
  const body = { ...written, templateCode: 'never', ...more }

  const refused = await call('POST', `${TEMPLATES}/add`, { body })

  expect(refused).toMatchObject({ status: 200, success: false, message: expect.stringContaining(message) })
})

test('a preview escapes values and lists missing and unused ones', async () => {
  const { id } = await add('previewed', { templateContent: '<p onclick="x">${a} ${b}</p>' })
  const testData = encodeURIComponent('{"a":"<script>","c":1}')

  const { result } = await call('GET', `/app/messageTemplates/preview?id=${id}&testData=${testData}`)

  expect(result).toMatchObject({ text: '<p>&lt;script&gt; ${b}</p>', missing: 'b', unused: 'c' })
})

test('a system message arrives once in the bell of each receiver and is marked as sent', async () => {
  await add('greet')

  expect(await send('greet', 'clerk, reviewer,', '{"name":"<b>老王</b>"}')).toMatchObject({
    success: true,
    message: '消息已加入发送队列',
    result: null,
  })

  await expect
    .poll(async () => (await sentBy('greet')).map((m: { esSendStatus: string }) => m.esSendStatus))
    .toEqual(['1', '1'])
  const bell = await call('GET', '/sys/annountCement/listByUser?pageSize=5', { by: 'clerk' })
  expect(bell.result.sysMsgList[0]).toMatchObject({
    titile: '提醒',
    msgContent: '<p>您好 &lt;b&gt;老王&lt;/b&gt;</p>',
    openType: null,
  })
  expect((await sentBy('greet'))[0]).toMatchObject({
    esType: '4',
    esReceiver: 'clerk',
    esSendNum: 1,
    summary: '您好 <b>老王</b>',
    esParam: '{"name":"<b>老王</b>"}',
    createBy: 'admin',
    canRetry: false,
  })
})

test('variables of a title are replaced, in the preview and in the message', async () => {
  const { id } = await add('titled', { templateName: 'Hello ${name}, ${when}', templateContent: '<p>x</p>' })
  const values = { name: '<b>"Wang"</b>', when: '长'.repeat(100) }
  const testData = encodeURIComponent('{"name":"Li"}')

  const { result } = await call('GET', `/app/messageTemplates/preview?id=${id}&testData=${testData}`)
  const refused = await send('titled', 'clerk', '{"name":"Li"}')
  await send('titled', 'clerk', JSON.stringify(values))

  expect(result).toMatchObject({ templateName: 'Hello Li, ${when}', missing: 'when', unused: '' })
  expect(refused.message).toBe('以下变量缺少取值：when')
  await expect.poll(async () => (await sentBy('titled'))[0].esSendStatus).toBe('1')
  const bell = await call('GET', '/sys/annountCement/listByUser?pageSize=5', { by: 'clerk' })
  const title = `Hello <b>"Wang"</b>, ${'长'.repeat(79)}`
  expect([bell.result.sysMsgList[0].titile, (await sentBy('titled'))[0].esTitle]).toEqual([title, title])
})

test.each([
  ['an unknown template', 'none', 'clerk', '{}', '模板不存在或未启用'],
  ['missing values', 'strict', 'clerk', '{"other":1}', '以下变量缺少取值：name'],
  ['unreadable values', 'strict', 'clerk', 'name=x', '变量取值应为由文本和数字组成的 JSON 对象'],
  ['an unknown receiver', 'strict', 'clerk,nobody', '{"name":"x"}', '以下接收人无效：nobody'],
  ['no receiver', 'strict', ',', '{"name":"x"}', '每次可发送给 1 至 50 个接收人'],
])('a request with %s sends no message', async (_name, code, receiver, testData, message) => {
  if ((await call('GET', `${TEMPLATES}/list?templateCode=strict`)).result.total === 0) await add('strict')

  expect(await send(code, receiver, testData)).toMatchObject({ success: false, message })

  expect(await sentBy('strict')).toEqual([])
})

test('an SMS goes to the gateway; a failure is retried later, and after the last attempt only on request', async () => {
  await add('sms', { templateType: '1', templateContent: '您好 ${name}' })
  const bodies: Record<string, unknown>[] = []
  let status = 503
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return new Response('{}', { status })
  })

  await send('sms', '13900000009', '{"name":"李"}')
  await expect.poll(async () => (await sentBy('sms'))[0].esResult).toBe('the gateway answered 503')
  const [waiting] = await sentBy('sms')
  expect(waiting).toMatchObject({
    esSendStatus: '0',
    esSendNum: 1,
    canRetry: false,
    esReceiver: '139****0009',
  })
  expect(waiting.nextTime).toMatch(/^\d{4}-/)
  expect(await call('POST', '/app/messages/retry', { body: { ids: [waiting.id] } })).toMatchObject({
    status: 409,
  })

  await rowOf('update sys_sms set es_send_num = 4, next_time = now() where template_code = $1', ['sms'])
  await expect.poll(async () => (await sentBy('sms'))[0].esSendStatus).toBe('2')
  expect((await sentBy('sms'))[0]).toMatchObject({ esSendNum: 5, nextTime: null, canRetry: true })

  status = 200
  expect((await call('POST', '/app/messages/retry', { body: { ids: [waiting.id, 'none'] } })).success).toBe(
    false,
  )
  await call('POST', '/app/messages/retry', { body: { ids: [waiting.id] } })
  await expect.poll(async () => (await sentBy('sms'))[0].esSendStatus).toBe('1')
  expect(new Set(bodies.map(({ id }) => id))).toEqual(new Set([waiting.id]))
  expect(bodies.at(-1)).toMatchObject({
    mobile: '13900000009',
    template: 'sms',
    params: { name: '李' },
    text: '您好 李',
  })
})

test('only one of many nodes claims a message; if that node reports no result, another one claims it', async () => {
  const { db } = server.services.database
  await server.services.database.pool.query(
    `insert into sys_sms (id, es_type, es_receiver, es_send_status, template_code, next_time)
      values ('held', '4', 'clerk', '0', 'held', now() + interval '1 day')`,
  )
  await rowOf("update sys_sms set next_time = now() - interval '1 day' where id = 'held' returning id")

  const taken = (await Promise.all([1, 2, 3].map(() => claimMessage(db)))).filter((one) => one?.id === 'held')
  expect(taken.length).toBeLessThanOrEqual(1)

  await due('held')
  await expect.poll(async () => (await sentBy('held'))[0].esSendStatus).toBe('1')
})

test('an SMS code is never sent again, and a search for a number finds exact matches only', async () => {
  await server.services.database.pool.query(
    `insert into sys_sms (id, es_type, es_receiver, es_send_status, es_title)
      values ('code', '1', '13812345678', '2', 'Code to sign in')`,
  )

  expect(await call('POST', '/app/messages/retry', { body: { ids: ['code'] } })).toMatchObject({
    status: 409,
    result: { error: 'MESSAGE_NOT_RETRYABLE' },
  })
  expect((await call('GET', `${MESSAGES}/list?esReceiver=13812345678`)).result.total).toBe(1)
  expect((await call('GET', `${MESSAGES}/list?esReceiver=138`)).result.total).toBe(0)
  expect((await call('GET', `/message/sysMessage/queryById?id=code`)).result).toMatchObject({
    esReceiver: '138****5678',
    canRetry: false,
  })
  expect((await call('DELETE', `${MESSAGES}/deleteBatch?ids=code,none`)).success).toBe(false)
  expect((await call('DELETE', `${MESSAGES}/delete?id=code`)).success).toBe(true)
  expect(await rowOf('select action, detail::text from audit_log order by seq desc limit 1')).toMatchObject({
    action: 'message.delete',
    detail: expect.not.stringContaining('13812345678'),
  })
})

describe('a message hidden by a data rule', () => {
  beforeAll(async () => {
    await add('hidden')
    await rowOf(`insert into sys_sms (id, es_type, es_receiver, es_send_status, template_code)
      values ('hidden', '4', 'clerk', '2', 'hidden')`)
    await rowOf(`with menu as (select p.id, p.perms from sys_permission p where p.del_flag = 0
        and p.perms = any('{${operations['messageTemplate.list'].access},${operations['message.list'].access}}')),
      made as (insert into sys_permission_data_rule
        (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, resources)
        select 'unseen-' || r.name, m.id, 'Rule', 'templateCode', '!=', 'hidden', r.name
        from menu m join (values ('${messageModel.name}', '${operations['message.list'].access}'),
          ('${messageTemplateModel.name}', '${operations['messageTemplate.list'].access}')) r (name, perms)
          on r.perms = m.perms returning id, permission_id)
      update sys_role_permission g set data_rule_ids = (select string_agg(id, ',') from made
        where made.permission_id = g.permission_id)
      where g.permission_id in (select permission_id from made)`)
    await server.services.database.db.transaction().execute(invalidatePermissions)
  })
  afterAll(async () => {
    await rowOf("delete from sys_permission_data_rule where rule_value = 'hidden'")
    await rowOf('update sys_role_permission set data_rule_ids = null')
    await server.services.database.db.transaction().execute(invalidatePermissions)
  })

  test('a message hidden by a data rule is neither shown nor sent again', async () => {
    const { id } = await rowOf("select id from sys_sms_template where template_code = 'hidden'")

    expect((await call('GET', `${TEMPLATES}/list?templateCode=hidden`)).result.total).toBe(0)
    expect(await sentBy('hidden')).toEqual([])
    expect(await call('GET', `/app/messageTemplates/preview?id=${id}`)).toMatchObject({ status: 404 })
    expect(await send('hidden', 'clerk', '{"name":"x"}')).toMatchObject({ message: '模板不存在或未启用' })
    expect(await call('POST', '/app/messages/retry', { body: { ids: ['hidden'] } })).toMatchObject({
      status: 404,
    })
  })
})

test('all operations of messages require the permission, under both paths', async () => {
  for (const path of [`${TEMPLATES}/list`, '/message/sysMessageTemplate/list', `${MESSAGES}/list`])
    expect(await call('GET', path, { by: 'clerk' })).toMatchObject({ success: false, code: 510 })
  expect(await send('greet', 'clerk', '{"name":"x"}', 'clerk')).toMatchObject({ code: 510 })
})
