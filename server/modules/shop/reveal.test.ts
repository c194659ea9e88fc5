import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { shopApplication } from '../../../tests/support/shop-application.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

const BASE = '/jeecg-boot/shopinfo/shopBasicInfo'

let server: TestApp
let tokens: Record<string, Record<string, string>>
let id: string
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, ['admin', 'clerk', 'reviewer'])
  const [brand] = await run('select id from brand order by code limit 1')
  const submitted = await server.app.inject({
    method: 'POST',
    url: `${BASE}/submit`,
    payload: shopApplication(brand.id),
    headers: tokens.clerk ?? {},
  })
  id = submitted.json().result.id
})
afterAll(() => server.close())

const run = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows
const reveal = (payload: object, by = 'reviewer') =>
  server.app.inject({
    method: 'POST',
    url: `${BASE}/reveal`,
    payload: { id, field: 'accountNo', reason: ' compare with the card ', ...payload },
    headers: { ...tokens[by], 'idempotency-key': randomUUID() },
  })
const auditRows = () =>
  run("select username, subject_id, detail from audit_log where action = 'shop.reveal' order by seq")

test('a revealed number leaves an audit row with the reason, and the number is stored nowhere else', async () => {
  const answer = await reveal({})

  expect(answer.json().result).toEqual({ value: '6217000000001234560' })
  const [row] = await auditRows()
  expect(row).toMatchObject({ username: 'reviewer', subject_id: id })
  expect(row.detail).toMatchObject({ field: 'accountNo', reason: 'compare with the card' })
  const stored = await run(`select answer::text as text from idempotency_key
    union all select detail::text from audit_log`)
  expect(stored.map(({ text }) => text).join()).not.toContain('6217000000001234560')
})

test.each([
  ['bossMobile', '13900000001'],
  ['bossIdNo', '990000199003071235'],
  ['legalIdNo', '990000199003071235'],
  ['reservedMobile', '13900000001'],
])('the number %s can be revealed', async (field, value) => {
  expect((await reveal({ field })).json().result).toEqual({ value })
})

test.each([
  ['without permission', {}, 'clerk', 403],
  ['without a reason', { reason: '  ' }, 'reviewer', 400],
  ['of another field', { field: 'mobile' }, 'reviewer', 400],
  ['of an unknown shop', { id: 'unknown' }, 'reviewer', 404],
])('a request %s is refused and leaves no audit row', async (_, payload, by, status) => {
  const before = await auditRows()

  expect((await reveal(payload, by)).statusCode).toBe(status)
  expect(await auditRows()).toEqual(before)
})
