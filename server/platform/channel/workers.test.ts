import { expect, test } from 'vitest'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { createUpkeep } from './upkeep.ts'

const server = serveTests()

const select = async (text: string) => (await server.services.database.pool.query(text)).rows

test('bills of the demo that are being settled get the result of their channel without a user', async () => {
  const settling = `select channel_code as code from settle_bill where status = 'SETTLING'`
  const channels = new Set((await select(settling)).map(({ code }) => code))
  expect(channels.size).toBeGreaterThan(0)

  server.wait(2 * 3_600_000)
  await createUpkeep(server.services)()
  for (const code of channels) await server.services.queues.drain(`channel-${code}`)

  expect(await select(settling)).toEqual([])
})
