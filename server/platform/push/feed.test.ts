import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Services } from '../../services.ts'
import { createFeed } from './feed.ts'
import { createSockets } from './open-sockets.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const OUTBOX = 'push-outbox'

/**
 * Creates a feed whose reads of the outbox can be delayed. The first read after the start returns the entries
 * in `unread`.
 */
function setup(unread: readonly unknown[] = []) {
  let held: Promise<unknown> = Promise.resolve()
  const outbox = [...unread]
  const query = vi.fn(async ({ name }: { name: string }) => {
    if (name === OUTBOX) await held
    const entries = name === OUTBOX ? outbox.splice(0) : []
    return { rows: [{ snapshot: '1:1:', entries }] }
  })
  const addToAll = vi.fn()
  const services = {
    database: { pool: { query } },
    config: { pushNotify: false },
    listChanges: { addToAll },
  }
  const feed = createFeed(createSockets(), services as unknown as Services, pino({ level: 'silent' }))
  const readings = () => query.mock.calls.filter(([{ name }]) => name === OUTBOX).length
  const holdUp = () => {
    let goOn = () => {}
    held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    return goOn
  }
  return { feed, readings, holdUp, addToAll }
}

test('a feed stops when there are no sockets', async () => {
  const { feed, readings } = setup()
  await feed.start()

  await vi.advanceTimersByTimeAsync(15_000)
  const before = readings()
  await vi.advanceTimersByTimeAsync(5_000)

  expect(readings()).toBe(before)
})

test('a feed continues to run while a socket is being opened', async () => {
  const { feed, readings, holdUp } = setup()
  await feed.start()
  await vi.advanceTimersByTimeAsync(9_500)
  const goOn = holdUp()

  const opening = feed.start()
  await vi.advanceTimersByTimeAsync(1_000)
  goOn()
  await opening
  const before = readings()
  await vi.advanceTimersByTimeAsync(5_000)

  expect(readings()).toBeGreaterThan(before + 2)
  await feed.stop()
})

test('changed records whose announcement failed are announced with the next read', async () => {
  // An entry without a table announces changes of all models.
  const { feed, addToAll } = setup([{ userIds: null, msgId: '', msgTxt: '', topic: 'records' }])
  addToAll.mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  await feed.start()

  await vi.advanceTimersByTimeAsync(3_500)

  expect(addToAll).toHaveBeenCalledTimes(2)
  await feed.stop()
})
