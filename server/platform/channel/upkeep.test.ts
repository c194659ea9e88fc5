import { expect, test } from 'vitest'
import { serveChannel } from '../../../tests/support/serve-channel.ts'
import { withTransaction } from '../../db/index.ts'
import { channelQueue } from './queue.ts'
import { createUpkeep } from './upkeep.ts'

const { server, gate, run, create, operation, finished } = serveChannel()

/** Adds a message to the queue, which is delivered in an hour. Returns the id of the message. */
const addMessage = (): Promise<string> =>
  withTransaction(server.services.database.db, (tx) => {
    const startAfter = new Date(Date.now() + 3_600_000)
    return server.services.queues.send(tx, channelQueue('gate', 1), { operationId: 'none' }, { startAfter })
  })

/** Creates an operation with a message that processes it. */
async function operationOf(message: string, status = 'CREATED'): Promise<string> {
  const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
  await run(
    `update channel_operation set status = $2, attempt = 1, message_id = $3,
       create_time = now() - interval '2 minutes' where id = $1`,
    [id, status, message],
  )
  return id
}

test.each(['CREATED', 'SUBMITTED'] as const)(
  'an operation in the status %s whose message was lost is sent again',
  async (status) => {
    const message = await addMessage()
    const id = await operationOf(message, status)
    await run("update pgboss.job set state = 'failed' where id = $1::uuid", [message])

    await createUpkeep(server.services)()
    await finished(id, 'SUCCEEDED')

    expect(gate.gateway.effects.get(`C${id}`)).toBe(1)
  },
)

test('an operation whose message waits keeps it', async () => {
  const message = await addMessage()
  const id = await operationOf(message)

  await createUpkeep(server.services)()

  expect((await operation(id)).message_id).toBe(message)
})
