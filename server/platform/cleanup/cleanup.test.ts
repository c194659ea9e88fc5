import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { runJob } from '../../../tests/support/run-job.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ env: { LOGIN_LOG_KEEP_DAYS: '30' } })
})
afterAll(() => server.close())

const count = async (sql: string) => (await server.services.database.pool.query(sql)).rows[0].count

test('the cleanup removes only expired rows', async () => {
  await server.signIn('clerk')
  await server.services.database.pool.query(`
    insert into sys_session (token_hash, user_id, create_time, seen_time, expire_time)
      select '\\x00', id, now(), now(), now() - interval '1 s' from sys_user where username = 'admin';
    insert into captcha values ('old', 'abcd', now() - interval '1 s'), ('new', 'abcd', now() + interval '1 m');
    insert into push_outbox (id, msg_id, msg_txt, create_time)
      values ('old', 'x', '', now() - interval '61 m'), ('new', 'x', '', now());
    insert into login_failure values ('user:x', 9, now() - interval '25 h'), ('user:y', 9, now());
    insert into sms_code (mobile, purpose, code_hash, expire_time)
      values ('old', 'LOGIN', 'x', now() - interval '1 s'), ('new', 'LOGIN', 'x', now() + interval '1 m');
    insert into password_proof values ('\\x00', 'old', 'x', now() - interval '1 s'), ('\\x01', 'new', 'x', now() + interval '1 m');
    insert into quota values ('old', 9, now() - interval '25 h'), ('new', 9, now())`)

  await runJob(server, 'cleanup.expired')

  expect(await count("select count(*) from sys_session where token_hash = '\\x00'")).toBe(0)
  expect(await count("select count(*) from captcha where check_key = 'old'")).toBe(0)
  expect(await count("select count(*) from login_failure where subject = 'user:x'")).toBe(0)
  expect(await count("select count(*) from sms_code where mobile = 'old'")).toBe(0)
  expect(await count("select count(*) from password_proof where user_id = 'old'")).toBe(0)
  expect(await count("select count(*) from quota where subject = 'old'")).toBe(0)
  expect(await count("select count(*) from push_outbox where id = 'old'")).toBe(0)
  expect(await count("select count(*) from push_outbox where id = 'new'")).toBe(1)
  expect(await count('select count(*) from sys_session')).toBe(1)
  expect(await count("select count(*) from captcha where check_key = 'new'")).toBe(1)
  expect(await count("select count(*) from login_failure where subject = 'user:y'")).toBe(1)
  expect(await count("select count(*) from sms_code where mobile = 'new'")).toBe(1)
  expect(await count("select count(*) from password_proof where user_id = 'new'")).toBe(1)
  expect(await count("select count(*) from quota where subject = 'new'")).toBe(1)
})

test('rows with a retention period are removed after it, and the audit log stays', async () => {
  const { pool } = server.services.database
  await pool.query(`
    insert into sys_log (id, log_type, create_time, outcome) values ('old', 1, now() - interval '31 d', 'SUCCESS'),
      ('new', 1, now() - interval '29 d', 'SUCCESS'), ('else', 2, now() - interval '31 d', null);
    insert into sys_sms (id, es_send_status, create_time, next_time) values
      ('old', '1', now() - interval '91 d', null), ('rests', '0', now() - interval '91 d', null),
      ('waits', '0', now() - interval '91 d', now() + interval '1 d'), ('new', '2', now() - interval '89 d', null);
    insert into export_task (id, owner_id, page_id, title, request, locale, status, end_time, file_path)
      select kind, (select min(id) from sys_user), 'p', 't', '{}', 'zh-CN', 'DONE', now() - interval '91 d', case kind when 'filed' then 'f' end
      from unnest(array['old', 'filed']) kind;
    insert into idempotency_key (user_id, key, route, body_hash, create_time)
      select 'u', 'k' || n, 'r', '\\x00', now() - interval '8 d' from generate_series(1, 6000) n;
    insert into invariant_result (id, run_id, invariant, violations, duration_ms, create_time) values
      ('old', 'run-1', 'x', 2, 1, now() - interval '366 d'), ('new', 'run-2', 'x', 2, 1, now() - interval '364 d')`)
  const audited = await count('select count(*) from audit_log')

  await runJob(server, 'cleanup.retention')

  expect(await count("select count(*) from idempotency_key where user_id = 'u'")).toBe(0)
  expect(await count("select count(*) from sys_log where id in ('new', 'else')")).toBe(2)
  expect(await count("select count(*) from sys_log where id = 'old'")).toBe(0)
  expect(await count("select count(*) from sys_sms where id in ('waits', 'new')")).toBe(2)
  expect(await count("select count(*) from sys_sms where id in ('old', 'rests')")).toBe(0)
  expect(await count("select count(*) from export_task where id = 'filed'")).toBe(1)
  expect(await count("select count(*) from export_task where id = 'old'")).toBe(0)
  expect(await count('select count(*) from audit_log')).toBe(audited)
  expect((await pool.query('select id from invariant_result')).rows).toEqual([{ id: 'new' }])
})

test('partitions for the coming months of trades are created', async () => {
  server.wait(730 * 86_400_000)

  const { status } = await runJob(server, 'trade.partitions')

  expect(status).toBe('SUCCEEDED')
  expect(
    await count(`select count(*) from generate_series(0, 3) ahead where to_regclass('trade_order_' || to_char(
      now() + interval '730 d' + make_interval(months => ahead), 'YYYY_MM')) is not null`),
  ).toBe(4)
})

test('the verification of the audit log names the row that is missing', async () => {
  expect(await runJob(server, 'audit.verify')).toMatchObject({ status: 'SUCCEEDED' })
  const { pool } = server.services.database
  await pool.query('update audit_head set seq = seq + 1')

  expect(await runJob(server, 'audit.verify')).toMatchObject({
    status: 'FAILED',
    error: expect.stringContaining('the row is gone'),
  })
})
