import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

type Person = 'admin' | 'clerk' | 'reviewer' | 'keeper'

let server: TestApp
const tokens: Partial<Record<Person, { 'x-access-token': string }>> = {}
beforeAll(async () => {
  server = await createTestApp()
  for (const name of ['admin', 'clerk', 'reviewer', 'keeper'] as const)
    tokens[name] = await server.signIn(name)
})
afterAll(() => server.close())

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { by = 'admin', body }: { by?: Person; body?: object } = {},
) => {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot${path}`,
    headers: { ...tokens[by] },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const stock = (verb: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(verb, `/sys/sysUserAgent${path}`, body ? { body } : {})
const fieldsOf = (answer: { result: { fields?: Record<string, string> } }) => answer.result.fields

test('a JeecgBoot client adds, finds, edits and deletes agents', async () => {
  const made = await stock('POST', '/add', {
    userName: 'clerk',
    agentUserName: 'reviewer',
    startTime: '2026-01-01 00:00:00',
    endTime: '2099-01-01 00:00:00',
    status: '1',
    createBy: 'evil',
  })
  expect(made).toMatchObject({
    success: true,
    message: '添加成功！',
    result: { userName: 'clerk', agentUserName: 'reviewer', status: '1', isNow: true, createBy: 'admin' },
  })
  const { id } = made.result
  expect((await stock('GET', '/queryByUserName?userName=clerk')).result).toMatchObject({ id })
  expect((await stock('GET', '/list?userName=clerk&column=createTime&order=desc')).result).toMatchObject({
    total: 1,
    records: [{ id, userRealname: expect.any(String), agentRealname: expect.any(String) }],
  })

  const edited = await stock('PUT', '/edit', { ...made.result, status: '0' })
  expect(edited).toMatchObject({
    message: '修改成功！',
    result: { status: '0', isNow: false, agentUserName: 'reviewer' },
  })
  expect(await stock('POST', '/add', { userName: 'clerk', agentUserName: 'keeper' })).toMatchObject({
    success: false,
    message: '该用户已设置代理人',
  })

  expect(await stock('DELETE', `/delete?id=${id}`)).toMatchObject({ success: true })
  expect(await stock('GET', '/queryByUserName?userName=clerk')).toMatchObject({
    success: false,
    message: '未找到对应实体',
  })
})

test.each([
  ['the user themselves', { userName: 'clerk', agentUserName: 'clerk' }, '代理人不能是本人'],
  ['an unknown agent', { userName: 'clerk', agentUserName: 'nobody' }, '代理人不存在或已冻结'],
  ['for an unknown user', { userName: 'nobody', agentUserName: 'clerk' }, '用户不存在'],
  [
    'a period that ends before it starts',
    {
      userName: 'clerk',
      agentUserName: 'keeper',
      startTime: '2026-02-01 00:00:00',
      endTime: '2026-01-01 00:00:00',
    },
    '结束时间不能早于开始时间',
  ],
])('a delegation is refused: %s', async (_name, body, message) => {
  expect(await stock('POST', '/add', body)).toMatchObject({ status: 200, success: false, message })
})

test('a cycle of agents is refused, also with two simultaneous requests', async () => {
  const first = await stock('POST', '/add', { userName: 'clerk', agentUserName: 'reviewer' })

  const back = await stock('POST', '/add', { userName: 'reviewer', agentUserName: 'clerk' })

  expect(back).toMatchObject({ success: false, message: '代理关系形成循环，最终会由本人代理自己' })
  await stock('DELETE', `/delete?id=${first.result.id}`)
  const both = await Promise.all([
    stock('POST', '/add', { userName: 'clerk', agentUserName: 'reviewer' }),
    stock('POST', '/add', { userName: 'reviewer', agentUserName: 'clerk' }),
  ])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  const made = both.find(({ success }) => success)
  expect(await stock('DELETE', `/deleteBatch?ids=${made?.result.id},none`)).toMatchObject({ success: false })
  expect(await stock('DELETE', `/deleteBatch?ids=${made?.result.id},`)).toMatchObject({ success: true })
})

test('the form reads, sets and removes the agent of one user', async () => {
  expect((await call('GET', '/app/agents/of?userName=clerk')).result).toMatchObject({
    userName: 'clerk',
    agentUserName: null,
    status: '1',
  })
  const body = { userName: 'clerk', agentUserName: 'keeper', endTime: '2099-01-01 00:00:00' }
  expect((await call('PUT', '/app/agents/of', { body })).result).toMatchObject({ agentUserName: 'keeper' })
  const changed = { ...body, agentUserName: 'reviewer', startTime: null, status: '1' }
  expect((await call('PUT', '/app/agents/of', { body: changed })).result).toMatchObject({
    agentUserName: 'reviewer',
  })
  const wrong = await call('PUT', '/app/agents/of', { body: { ...body, agentUserName: 'clerk' } })
  expect([wrong.status, fieldsOf(wrong)]).toEqual([400, { agentUserName: '代理人不能是本人' }])

  expect((await call('GET', '/app/agents/mine', { by: 'clerk' })).result).toMatchObject({
    agent: { username: 'reviewer', endTime: '2099-01-01 00:00:00' },
    standsInFor: [],
  })
  expect((await call('GET', '/app/agents/mine', { by: 'reviewer' })).result).toMatchObject({
    agent: null,
    standsInFor: [{ username: 'clerk' }],
  })

  const none = { userName: 'clerk', agentUserName: null }
  expect((await call('PUT', '/app/agents/of', { body: none })).result).toMatchObject({ agentUserName: null })
  expect((await call('PUT', '/app/agents/of', { body: none })).status).toBe(400)
  expect((await call('PUT', '/app/agents/of', { body: { userName: 'no one' } })).status).toBe(404)
})

test('all operations of delegations require the permission', async () => {
  expect(await call('GET', '/sys/sysUserAgent/list', { by: 'clerk' })).toMatchObject({ code: 510 })
  expect(await call('GET', '/app/agents/of?userName=clerk', { by: 'clerk' })).toMatchObject({ status: 403 })
})

test('each change of a delegation is in the audit log', async () => {
  const { rows } = await server.services.database.pool.query<{ action: string }>(
    "select distinct action from audit_log where subject_kind = 'sys_user_agent' or action like 'agent%' order by 1",
  )

  expect(rows.map(({ action }) => action.split('.').at(-1))).toEqual(
    expect.arrayContaining(['add', 'delete', 'edit']),
  )
})
