import { expect, test, vi } from 'vitest'
import { serveTests } from '../../../tests/support/serve-tests.ts'

const server = serveTests()

const select = async (text: string) => (await server.services.database.pool.query(text)).rows

test('bills of the demo that are being settled get the result of their channel without a user', async () => {
  const waiting = `select id, message_id, next_time from channel_operation where status = 'PROCESSING'`
  expect((await select(waiting)).length).toBeGreaterThan(0)

  await vi.waitFor(
    async () => {
      expect(await select(`${waiting} and (message_id is null or next_time < now())`)).toEqual([])
    },
    { timeout: 20_000 },
  )
  const [{ code }] = await select(
    `select channel_code as code from settle_bill where status = 'SETTLING' limit 1`,
  )
  await server.services.queues.drain(`channel-${code}`)

  expect(
    await select(`select bill_no from settle_bill where status = 'SETTLING' and channel_code = '${code}'`),
  ).toEqual([])
})
