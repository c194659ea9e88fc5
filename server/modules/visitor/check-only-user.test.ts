import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { visitorAt } from '../../../tests/support/visitor.ts'

let server: TestApp
let clerkId: string
beforeAll(async () => {
  server = await createTestApp()
  const { db } = server.services.database
  await db
    .updateTable('sys_user')
    .set({ email: 'clerk@brand.example', work_no: 'W-7' })
    .where('username', '=', 'clerk')
    .execute()
  const clerk = await db
    .selectFrom('sys_user')
    .select('id')
    .where('username', '=', 'clerk')
    .executeTakeFirst()
  clerkId = clerk?.id ?? ''
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.db.deleteFrom('quota').execute()
})

const check = (query: object, ip = '192.0.2.1') =>
  visitorAt(server, ip).get('/sys/user/checkOnlyUser', query as Record<string, string>)
/** Checks as a signed-in user. */
const checkSignedIn = async (query: object) => {
  const headers = await server.signIn()
  const url = `/jeecg-boot/sys/user/checkOnlyUser?${new URLSearchParams(query as Record<string, string>)}`
  const response = await server.app.inject({ url, headers })
  return { status: response.statusCode, body: response.json() }
}

test.each([
  { username: 'clerk' },
  { username: 'CLERK' },
  { phone: '19900000002' },
  { email: 'clerk@brand.example' },
  { workNo: 'W-7' },
  { username: 'free', phone: '19900000002' },
])("signed-in users see that the value %o is in use, and visitors don't", async (query) => {
  const { status, body } = await checkSignedIn(query)
  const visitor = await check(query)

  expect(status).toBe(200)
  expect(body).toMatchObject({ success: false, code: 500, message: '用户账号已存在' })
  expect(visitor.body).toMatchObject({ success: true, code: 200, result: true })
})

test.each([{ username: 'free' }, { phone: '13800000000' }, { username: '', phone: '' }, {}])(
  'the value %o is available',
  async (query) => {
    const { body } = await checkSignedIn(query)

    expect(body).toMatchObject({ success: true, code: 200, result: true })
  },
)

test('a user does not conflict with themselves', async () => {
  const own = await checkSignedIn({ username: 'clerk', id: clerkId })
  const other = await checkSignedIn({ username: 'admin', id: clerkId })

  expect([own.body.success, other.body.success]).toEqual([true, false])
})

test.each([
  { password: '123456' },
  { salt: 'RCGTeGiH' },
  { realname: '陈雨桐' },
  { username_MultiString: 'clerk' },
  { username: '*' },
  { username: 'cl%' },
  { username: "x' or '1'='1" },
])('%o gives no information: only whole values of four columns can be checked', async (query) => {
  const { body } = await checkSignedIn(query)

  expect(body).toMatchObject({ success: true, result: true })
})

test('an address may send 120 checks in ten minutes, on all nodes together', async () => {
  const began_time = server.services.clock().toISOString()
  await server.services.database.db
    .insertInto('quota')
    .values({ subject: 'check:from:192.0.2.1', taken: 119, began_time })
    .execute()

  const last = await check({ username: 'free' })
  const over = await check({ username: 'free' })
  const elsewhere = await check({ username: 'free' }, '192.0.2.2')
  server.wait(600_000)
  const later = await check({ username: 'free' })

  expect([last, over, elsewhere, later].map(({ body }) => body.success)).toEqual([true, false, true, true])
  expect(over.body.message).toMatch(/^校验过于频繁，请 \d+ 秒后再试$/)
})
