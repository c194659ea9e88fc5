import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/app.ts'
import { BUSINESS_TZ } from '../../tests/support/cluster.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { openDatabase } from '../db/index.ts'
import { createMessageWorker } from '../modules/message/worker.ts'
import { createUpkeep } from './channel/upkeep.ts'
import { createScheduler } from './job/scheduler.ts'
import { resume, suspend } from './suspension.ts'

let server: TestApp
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase({ demo: true })
  drop = made.drop
  await suspend(made.database.db)
  server = await createTestApp({ database: openDatabase({ url: made.url, businessTz: BUSINESS_TZ }) })
})
afterAll(async () => {
  await server.close()
  await drop()
})

const select = async (text: string) => (await server.services.database.pool.query(text)).rows
const waiting = async () => {
  const [counts] = await select(`select
    (select count(*) from settle_bill where status = 'SETTLING')::int as payments,
    (select count(*) from sys_sms where es_send_status = '0')::int as messages,
    (select count(*) from sys_quartz_job where next_run_time < now())::int as jobs`)
  return counts as { payments: number; messages: number; jobs: number }
}

/** Does on this node all the work that is due. */
async function work() {
  const { services, app } = server
  await createUpkeep(services)()
  for (const { code } of await select('select code from pay_channel'))
    await services.queues.drain(`channel-${code}`)
  await createMessageWorker(services, app.log).wake()
  await createScheduler(services, app.log).tick()
}

test('suspended work waits until it is resumed, and the server says so', async () => {
  await select(`insert into sys_sms (id, es_title, es_type, es_receiver, es_content, es_send_status, next_time)
    values ('waiting', 'Hello', '4', 'clerk', 'Hello', '0', now())`)
  await select(`update sys_quartz_job set next_run_time = now() - interval '1 minute'
    where id = (select min(id) from sys_quartz_job where next_run_time is not null)`)
  server.wait(2 * 3_600_000)
  const before = await waiting()

  await work()

  expect(before).toMatchObject({ messages: 1, jobs: 1, payments: expect.any(Number) })
  expect(await waiting()).toEqual(before)
  expect((await server.app.inject('/ready')).json()).toEqual({ status: 'up', work: 'suspended' })

  expect(await resume(server.services.database.db)).toBe(true)
  await work()

  expect(before.payments).toBeGreaterThan(0)
  expect(await waiting()).toEqual({ payments: 0, messages: 0, jobs: 0 })
  expect((await server.app.inject('/ready')).json()).toEqual({ status: 'up' })
})
