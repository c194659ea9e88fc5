import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountSession } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const SESSIONS = '/jeecg-boot/app/account/sessions'
const LOG = '/jeecg-boot/app/account/login-log'
const HOUR = 3_600_000

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

type Headers = Record<string, string>
const db = () => server.services.database.db

/** Signs in with this `User-Agent` header. */
async function signInFrom(userAgent: string, username = 'clerk', password = '123456'): Promise<Headers> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/login',
    headers: { 'user-agent': userAgent },
    remoteAddress: '192.0.2.7',
    payload: { username, password },
  })
  return { 'x-access-token': answer.json().result?.token ?? '' }
}
const sessionsOf = async (headers: Headers): Promise<AccountSession[]> =>
  (await server.app.inject({ url: SESSIONS, headers })).json().result
const end = (headers: Headers, id = '') =>
  server.app.inject({ method: 'DELETE', url: id === '' ? SESSIONS : `${SESSIONS}/${id}`, headers })
const isOpen = async (headers: Headers) =>
  (await server.app.inject({ url: SESSIONS, headers })).statusCode === 200
const log = (headers: Headers, query = '') => server.app.inject({ url: `${LOG}?${query}`, headers })
const outcomes = async (headers: Headers, query = '') =>
  (await log(headers, query)).json().result.records.map(({ outcome }: { outcome: string }) => outcome)
/** Counts the audit rows that record ended sessions. */
const endings = async () =>
  (await db().selectFrom('audit_log').select('id').where('action', 'like', 'account.end%').execute()).length
const forgetAll = async () => {
  await db().deleteFrom('sys_session').execute()
  await db().deleteFrom('sys_log').execute()
}

test('users see their sessions, with the current one marked', async () => {
  await forgetAll()
  const here = await signInFrom('Firefox')
  await signInFrom('Chrome')
  await signInFrom('Safari', 'reviewer')

  const sessions = await sessionsOf(here)

  expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).sort()).toEqual([
    ['Chrome', false],
    ['Firefox', true],
  ])
  expect(sessions[0]).toMatchObject({ ip: '192.0.2.7', createTime: expect.stringMatching(/^\d{4}-/) })
})

test('the id of a session does not reveal the token of the session', async () => {
  await forgetAll()
  const here = await signInFrom('Firefox')

  const text = JSON.stringify(await sessionsOf(here))
  const { token_hash } = await db().selectFrom('sys_session').select('token_hash').executeTakeFirstOrThrow()

  expect(text).not.toContain(here['x-access-token'])
  expect(text).not.toContain(token_hash.toString('hex').slice(0, 8))
  expect(text).not.toContain(token_hash.toString('base64url').slice(0, 8))
})

test('an idle session is no longer listed', async () => {
  await forgetAll()
  const here = await signInFrom('Firefox')
  await signInFrom('Chrome')
  const old = new Date(Date.now() - 9 * HOUR).toISOString()
  await db().updateTable('sys_session').set({ seen_time: old }).where('user_agent', '=', 'Chrome').execute()

  expect(await sessionsOf(here)).toHaveLength(1)
})

test('an ended session is closed at once, recorded and logged as signed out', async () => {
  await forgetAll()
  const here = await signInFrom('Firefox')
  const there = await signInFrom('Chrome')
  const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)

  const answer = await end(here, other?.id)
  const record = await db()
    .selectFrom('audit_log')
    .select(['username', 'detail'])
    .where('action', '=', 'account.endSession')
    .executeTakeFirstOrThrow()

  expect(answer.json()).toMatchObject({ success: true, result: null })
  expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
  expect(record).toEqual({ username: 'clerk', detail: { session: other?.id } })
  expect((await log(here, 'outcome=LOGOUT')).json().result.records).toMatchObject([
    { userAgent: 'Chrome', ip: '192.0.2.7', way: null },
  ])
})

test('ending the session of another user answers like an unknown one', async () => {
  await forgetAll()
  const theirs = await signInFrom('Safari', 'reviewer')
  const mine = await signInFrom('Firefox')
  const [foreign] = await sessionsOf(theirs)
  const before = await endings()

  const [attack, missing] = await Promise.all([end(mine, foreign?.id), end(mine, '0'.repeat(32))])
  const told = ({ statusCode, json }: typeof attack) => [statusCode, json().message, json().result.error]

  expect(told(attack)).toEqual(told(missing))
  expect(attack.statusCode).toBe(404)
  expect(await endings()).toBe(before)
  expect(await isOpen(theirs)).toBe(true)
})

test('ending all other sessions keeps this one and those of other users', async () => {
  await forgetAll()
  const here = await signInFrom('Firefox')
  const there = [await signInFrom('Chrome'), await signInFrom('Edge')]
  const theirs = await signInFrom('Safari', 'reviewer')

  const before = await endings()

  const answer = await end(here)

  expect(await endings()).toBe(before + 1)
  expect(answer.json().result).toEqual({ ended: 2 })
  expect(await Promise.all([here, ...there, theirs].map(isOpen))).toEqual([true, false, false, true])
})

test('sign-ins, failures and sign-outs are in the log of their account, newest first', async () => {
  await forgetAll()
  await signInFrom('Chrome', 'clerk', 'a guess')
  const left = await signInFrom('Chrome')
  await server.app.inject({ method: 'POST', url: '/jeecg-boot/sys/logout', headers: left })
  const here = await signInFrom('Firefox')

  const { records } = (await log(here)).json().result

  expect(await outcomes(here)).toEqual(['SUCCESS', 'LOGOUT', 'SUCCESS', 'FAILURE'])
  expect(records[0]).toMatchObject({ ip: '192.0.2.7', userAgent: 'Firefox', way: 'PASSWORD' })
  expect(records[3]).toMatchObject({ userAgent: 'Chrome', way: 'PASSWORD' })
})

test('a failed sign-in is logged for a frozen account, and nowhere for an unknown one', async () => {
  await forgetAll()
  const setStatus = (status: number) =>
    db().updateTable('sys_user').set({ status }).where('username', '=', 'keeper').execute()
  await setStatus(2)
  await signInFrom('Chrome', 'keeper')
  await signInFrom('Chrome', 'nobody at all')
  await setStatus(1)

  const rows = await db().selectFrom('sys_log').select(['userid', 'outcome']).execute()

  expect(rows).toEqual([{ userid: 'keeper', outcome: 'FAILURE' }])
})

test.each([
  'owner=reviewer',
  'userid=reviewer',
  'column=owner',
  'superQueryParams=[{"field":"owner","rule":"eq","val":"reviewer"}]',
])('asking for the log of another user is refused: %s', async (query) => {
  await forgetAll()
  await signInFrom('Safari', 'reviewer')
  const here = await signInFrom('Firefox')

  const [asked, plain] = [await log(here, query), await log(here)]

  expect(asked.statusCode).toBe(400)
  expect(plain.json().result).toMatchObject({ total: 1, records: [{ userAgent: 'Firefox' }] })
})

test('the sign-in log is returned in pages', async () => {
  await forgetAll()
  await signInFrom('First')
  await signInFrom('Second')
  const here = await signInFrom('Third')

  const { result } = (await log(here, 'pageNo=2&pageSize=2')).json()

  expect(result).toMatchObject({ total: 3, current: 2, records: [{ userAgent: 'First' }] })
})

test('a hostile browser name is stored as text, cut to the maximum length', async () => {
  await forgetAll()
  const here = await signInFrom(`<script>${'x'.repeat(500)}`)

  const [session] = await sessionsOf(here)

  expect(session?.userAgent).toHaveLength(300)
  expect((await log(here)).json().result.records[0].userAgent).toBe(session?.userAgent)
})

test('an ended session is announced as a change of the sessions, not of the users', async () => {
  await forgetAll()
  const here = await signInFrom('Firefox')
  await signInFrom('Chrome')
  await signInFrom('Edge')
  const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)

  await end(here, other?.id)
  await end(here)
  const announced = await db()
    .selectFrom('push_outbox')
    .innerJoin('audit_log', 'audit_log.id', 'push_outbox.id')
    .select(['msg_id as area', 'msg_txt as table'])
    .where('action', 'like', 'account.end%')
    .distinct()
    .execute()

  expect(announced).toEqual([{ area: 'online', table: 'sys_session' }])
})
