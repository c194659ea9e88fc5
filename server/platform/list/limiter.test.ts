import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLimiter, QueueFull } from './limiter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const MAX_WAIT_MS = 4_000

/** Creates tasks that the test ends itself, and records which tasks have started. */
function createWork(maxQueued = 2) {
  const limit = createLimiter({ maxRunning: 1, maxQueued, maxWaitMs: MAX_WAIT_MS })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string) => {
    const asked = limit(
      () =>
        new Promise<string>((end) => {
          begun.push(name)
          ends.push(() => end(name))
        }),
    )
    return asked.catch((error) => (error instanceof QueueFull ? 'crowded' : 'broken'))
  }
  const endNext = () => {
    ends.shift()?.()
    return vi.advanceTimersByTimeAsync(0)
  }
  return { ask, begun, endNext }
}

test('tasks run in order, and requests beyond the queue are refused immediately', async () => {
  const { ask, begun, endNext } = createWork()

  const all = ['first', 'second', 'third', 'fourth'].map(ask)
  const refused = await all[3]
  await endNext()
  await endNext()
  await endNext()

  expect(refused).toBe('crowded')
  expect(begun).toEqual(['first', 'second', 'third'])
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third', 'crowded'])
})

test('a task that waits too long does not start, and another one gets its slot', async () => {
  const { ask, begun, endNext } = createWork(1)

  const first = ask('first')
  const late = ask('late')
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS)
  const next = ask('next')
  await endNext()
  await endNext()

  expect(await Promise.all([first, late, next])).toEqual(['first', 'crowded', 'next'])
  expect(begun).toEqual(['first', 'next'])
})
