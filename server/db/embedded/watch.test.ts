import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchServer } from './watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watch() {
  let isRunning = true
  const said: string[] = []
  const start = vi.fn(async () => {
    isRunning = true
  })
  const stop = watchServer({ isRunning: () => isRunning, start, log: (sentence) => said.push(sentence) })
  const die = async () => {
    isRunning = false
    await vi.advanceTimersByTimeAsync(1_000)
  }
  return { die, start, stop, said }
}

test('a running server is left alone', async () => {
  const { start, said } = watch()

  await vi.advanceTimersByTimeAsync(60_000)

  expect([start.mock.calls, said]).toEqual([[], []])
})

test('a server that ends again and again is started five times, then no more', async () => {
  const { die, start, said } = watch()

  for (let times = 0; times < 8; times++) await die()

  expect(start).toHaveBeenCalledTimes(5)
  expect(said.at(-1)).toMatch(/not started again/)
})

test('a server that ends rarely is always started again', async () => {
  const { die, start } = watch()

  for (let times = 0; times < 8; times++) {
    await die()
    await vi.advanceTimersByTimeAsync(300_000)
  }

  expect(start).toHaveBeenCalledTimes(8)
})

test('a failed start is tried again, and its reason is reported', async () => {
  const { die, start, said } = watch()
  start.mockRejectedValueOnce(new Error('no room'))

  await die()
  await vi.advanceTimersByTimeAsync(1_000)

  expect(start).toHaveBeenCalledTimes(2)
  expect(said).toContain('no room')
})

test('a stopped watch starts nothing', async () => {
  const { die, start, stop } = watch()

  await stop()
  await die()

  expect(start).not.toHaveBeenCalled()
})
