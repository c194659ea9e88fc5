import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

type Headers = Record<string, string>
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

let server: TestApp
let admin: Headers
let clerk: Headers
let clerkId: string
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.signIn('admin')
  clerk = await server.signIn('clerk')
  clerkId = (await row("select id from sys_user where username = 'clerk'")).id
})
afterAll(() => server.close())

const row = async (sql: string) => (await server.services.database.pool.query(sql)).rows[0]

async function call(method: Method, path: string, payload?: object, headers = admin) {
  const url = `/jeecg-boot/${path}`
  return (await server.app.inject({ method, url, headers, ...(payload && { payload }) })).json()
}
const draft = { titile: 'fees', msgContent: '<p>x</p>', msgCategory: '1', msgType: 'ALL', priority: 'M' }
const add = async (body: object = {}) =>
  (await call('POST', 'sys/annountCement/add', { ...draft, ...body })).result.id as string
const release = (id: string) => call('GET', `sys/annountCement/doReleaseData?id=${id}`)
const revoke = (id: string) => call('GET', `sys/annountCement/doReovkeData?id=${id}`)
const list = async (query: string) => (await call('GET', `sys/annountCement/list?${query}`)).result.records
const one = async (id: string) => (await call('GET', `app/announcements/one?id=${id}`)).result
const edit = (body: object, method: Method = 'PUT') => call(method, 'sys/annountCement/edit', body)
const sees = async (id: string) =>
  (await call('GET', `sys/annountCement/queryById?id=${id}`, undefined, clerk)).success

test('the list shows all announcements with the number of readers', async () => {
  const id = await add({ titile: 'winter fees' })

  const [found, ...others] = await list('titile=*inter*&msgContent=&column=createTime&order=desc&_t=1')
  expect(others).toEqual([])
  expect(found).toMatchObject({ id, sendStatus: '0', delFlag: '0', createBy: 'admin', readCount: 0 })

  await release(id)
  await call('PUT', 'sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id }, clerk)
  expect((await list('titile=*winter*&sendStatus=1'))[0]).toMatchObject({ sentCount: 1, readCount: 1 })
})

test('receivers and readers are listed within the scope of the caller', async () => {
  const id = await add({ titile: 'read me', msgType: 'USER', userIds: `${clerkId},` })
  const readers = (more = '', by = admin) =>
    call('GET', `app/announcements/readers?anntId=${id}${more}`, undefined, by)
  expect((await readers()).result.total).toBe(0)

  await release(id)
  expect((await readers('&readFlag=0')).result.records).toMatchObject([
    { anntId: id, userId: clerkId, username: 'clerk', readFlag: '0', readTime: null },
  ])
  await call('PUT', 'sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id }, clerk)
  expect((await readers('&readFlag=1&realname=*雨*')).result.records).toMatchObject([
    { readFlag: '1', readTime: expect.stringMatching(/^\d{4}-/) },
  ])
  expect((await readers('', clerk)).success).toBe(false)
})

test('only a released announcement is sent again', async () => {
  const id = await add({ titile: 'again' })
  const again = () => call('GET', `sys/annountCement/syncNotic?anntId=${id}`)
  const told = async () =>
    (await row(`select count(*)::int as n from push_outbox where msg_id = '${id}' and msg_txt = 'again'`)).n

  expect(await again()).toMatchObject({ success: false, message: '通告尚未发布' })
  await release(id)
  expect(await again()).toMatchObject({ success: true })
  expect(await told()).toBe(2)
})

test('a user without permission makes the server send nothing, and repeats are limited', async () => {
  const id = await add({ titile: 'not theirs' })
  await release(id)
  const sent = async () => (await row('select count(*)::int as n from push_outbox')).n
  const ask = (query: string) =>
    server.app.inject({
      url: `/jeecg-boot/sys/annountCement/syncNotic${query}`,
      headers: clerk,
      remoteAddress: '192.0.2.77',
    })
  const before = await sent()

  const refused = await ask(`?anntId=${id}`)
  const afterRefusal = await sent()
  const statuses = []
  for (const _ of Array.from({ length: 60 })) statuses.push((await ask('')).statusCode)

  expect([refused.json().code, afterRefusal]).toEqual([510, before])
  expect([statuses[58], statuses[59], await sent()]).toEqual([200, 429, before + 59])
})

test('an edit sends all fields of a draft; read-only fields stay unchanged', async () => {
  const id = await add()
  const record = await one(id)

  const changed = { ...record, titile: 'other', sendStatus: '1', createBy: 'x', titile_dictText: null }
  expect((await edit(changed)).success).toBe(true)
  expect((await edit({ ...changed, titile: 'third', version: null }, 'POST')).success).toBe(true)

  expect(await one(id)).toMatchObject({ titile: 'third', sendStatus: '0', createBy: 'admin', version: 3 })
  expect(
    (await row("select detail from audit_log where action = 'notice.edit' order by seq")).detail,
  ).toEqual({ from: { titile: 'fees' }, to: { titile: 'other' } })
})

test('a stale version of an announcement is refused; without a version the last save wins', async () => {
  const id = await add()
  const record = await one(id)
  await edit({ ...record, titile: 'first' })

  expect(await edit({ ...record, titile: 'second' })).toMatchObject({
    success: false,
    message: '该通告已被他人修改，请刷新后重试。',
  })
  expect((await one(id)).titile).toBe('first')
})

test('a released announcement is not edited; a revoked one is, also for other receivers', async () => {
  const id = await add({ msgType: 'USER', userIds: `${clerkId},` })
  await release(id)
  const record = await one(id)

  expect((await edit({ ...record, titile: 'late' })).message).toBe('已发布的通告不能编辑，请先撤销。')
  expect((await one(id)).titile).toBe('fees')

  await revoke(id)
  const { id: adminId } = await row("select id from sys_user where username = 'admin'")
  expect((await edit({ ...(await one(id)), userIds: `${adminId},` })).success).toBe(true)
  expect((await release(id)).success).toBe(true)
  expect(await sees(id)).toBe(false)
})

test('a deleted announcement disappears for all users, and its row stays', async () => {
  const id = await add()
  await release(id)
  expect(await sees(id)).toBe(true)

  expect((await call('DELETE', `sys/annountCement/delete?id=${id}`)).success).toBe(true)

  expect(await sees(id)).toBe(false)
  expect((await list(`titile=fees&pageSize=200`)).map((each: { id: string }) => each.id)).not.toContain(id)
  expect((await call('GET', `app/announcements/one?id=${id}`)).result.error).toBe('NOTICE_NOT_FOUND')
  expect(await row(`select del_flag from sys_announcement where id = '${id}'`)).toEqual({ del_flag: '1' })
})

test('a batch of announcements with an unknown id deletes nothing', async () => {
  const [first, second] = [await add(), await add()]

  expect((await call('DELETE', `sys/annountCement/deleteBatch?ids=${first},nobody,`)).success).toBe(false)
  expect(await one(first)).toMatchObject({ delFlag: '0' })
  expect((await call('DELETE', `sys/annountCement/deleteBatch?ids=${first},${second},`)).success).toBe(true)
  const told = await server.services.database.pool.query(
    "select subject_id, detail from audit_log where action = 'notice.delete' and subject_id = any($1) order by seq",
    [[first, second]],
  )
  expect(told.rows).toEqual(
    [first, second].map((subject_id) => ({
      subject_id,
      detail: { from: { titile: 'fees', send_status: '0' }, to: {} },
    })),
  )
})

test('all operations of announcement editors require the permission', async () => {
  const id = await add()

  expect((await call('GET', 'sys/annountCement/list', undefined, clerk)).success).toBe(false)
  expect((await call('DELETE', `sys/annountCement/delete?id=${id}`, undefined, clerk)).success).toBe(false)
  expect((await call('PUT', 'sys/annountCement/edit', { ...draft, id }, clerk)).success).toBe(false)
  expect(await one(id)).toMatchObject({ titile: 'fees', version: 1 })
})
