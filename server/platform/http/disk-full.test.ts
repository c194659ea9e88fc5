import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const sql = (text: string) => server.services.database.pool.query(text)
const written = ['settle_bill', 'idempotency_key', 'audit_log', 'sys_session', 'login_failure']

/** Makes writes fail with 53100. Reads still succeed, as in PostgreSQL on a full disk. */
async function fillDisk(): Promise<void> {
  await sql(`create function refuse_for_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  for (const table of written) {
    await sql(`create trigger no_room before insert or update or delete on ${table}
      for each statement execute function refuse_for_room()`)
  }
}
const clearDisk = () => sql('drop function refuse_for_room cascade')

test('with a full disk writes answer as unavailable and reads continue; a retry succeeds when there is space', async () => {
  const clerk = await server.signIn('clerk')
  const list = () =>
    server.app.inject({ url: '/jeecg-boot/bill/settleBill/list?status=PENDING', headers: clerk })
  const { id, version } = (await list()).json().result.records[0]
  const key = randomUUID()
  const confirm = () =>
    server.app.inject({
      method: 'PUT',
      url: '/jeecg-boot/bill/settleBill/confirm',
      payload: { id, version },
      headers: { ...clerk, 'idempotency-key': key },
    })
  // Waits longer than the interval between two writes of a session's last request.
  server.wait(61_000)

  await fillDisk()
  const [read, refused, login] = [
    await list(),
    await confirm(),
    await server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/sys/login',
      payload: { username: 'admin', password: '123456' },
      headers: { 'x-locale': 'en-US' },
    }),
  ]
  await clearDisk()
  const retried = await confirm()

  expect([read.statusCode, refused.statusCode, login.statusCode]).toEqual([200, 503, 503])
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toMatchObject({
    message: '服务器磁盘空间已满，请联系管理员清理空间',
    result: { error: 'UNAVAILABLE' },
  })
  expect(login.json().message).toBe("The server's disk is full. Ask an administrator to free space.")
  expect(retried.json().result).toMatchObject({ id, status: 'CONFIRMED', version: version + 1 })
})
