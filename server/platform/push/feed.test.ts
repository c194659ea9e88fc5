import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Services } from '../../services.ts'
import { createFeed } from './feed.ts'
import { createSockets } from './open-sockets.ts'

const announceRecords = vi.hoisted(() => vi.fn(async (_entries: readonly unknown[]) => {}))
vi.mock('./announce-records.ts', () => ({ createRecordAnnouncer: () => announceRecords }))

beforeEach(() => {
  vi.useFakeTimers()
  announceRecords.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

const OUTBOX = 'push-outbox'

/** Database whose outbox reads can be delayed. The first read after the start of the feed gets the entries. */
function setup(unread: readonly unknown[] = []) {
  let held: Promise<unknown> = Promise.resolve()
  const outbox = [...unread]
  const query = vi.fn(async ({ name }: { name: string }) => {
    if (name === OUTBOX) await held
    const entries = name === OUTBOX ? outbox.splice(0) : []
    return { rows: [{ snapshot: '1:1:', entries }] }
  })
  const services = { database: { pool: { query } }, config: { pushNotify: false } }
  const feed = createFeed(createSockets(), services as unknown as Services, pino({ level: 'silent' }))
  const readings = () => query.mock.calls.filter(([{ name }]) => name === OUTBOX).length
  const holdUp = () => {
    let goOn = () => {}
    held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    return goOn
  }
  return { feed, readings, holdUp }
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
  const change = { userIds: null, msgId: 'bill', msgTxt: 'settle_bill', topic: 'records' }
  announceRecords.mockRejectedValueOnce(new Error('the database is away'))
  const { feed } = setup([change])
  await feed.start()

  await vi.advanceTimersByTimeAsync(2_000)

  expect(announceRecords.mock.calls.slice(0, 2)).toEqual([[[change]], [[change]]])
  await feed.stop()
})
