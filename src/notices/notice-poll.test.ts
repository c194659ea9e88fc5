// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNoticePoll } from './notice-poll.ts'

const isHidden = vi.fn(() => false)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(isHidden)
  isHidden.mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
})

test('polling runs every 6 s after its start', async () => {
  const look = vi.fn(async () => true)
  const poll = createNoticePoll(look)

  await vi.advanceTimersByTimeAsync(60_000)
  const before = look.mock.calls.length
  poll.start()
  poll.start()
  const counts = []
  for (const wait of [5999, 1, 5999, 1]) {
    await vi.advanceTimersByTimeAsync(wait)
    counts.push(look.mock.calls.length)
  }

  expect([before, ...counts]).toEqual([0, 0, 1, 1, 2])
})

test('a failed request stops the polling without a message', async () => {
  const look = vi.fn(async () => false)

  createNoticePoll(look).start()
  await vi.advanceTimersByTimeAsync(60_000)

  expect(look).toHaveBeenCalledTimes(1)
})

test('polling that a failure stopped can be started again', async () => {
  const look = vi.fn(async () => true).mockResolvedValueOnce(false)
  const poll = createNoticePoll(look)
  poll.start()
  await vi.advanceTimersByTimeAsync(12_000)

  poll.start()
  await vi.advanceTimersByTimeAsync(6000)

  expect(look).toHaveBeenCalledTimes(2)
})

test("a hidden tab doesn't poll", async () => {
  const look = vi.fn(async () => true)
  isHidden.mockReturnValue(true)

  createNoticePoll(look).start()
  await vi.advanceTimersByTimeAsync(30_000)
  const hidden = look.mock.calls.length
  isHidden.mockReturnValue(false)
  await vi.advanceTimersByTimeAsync(6000)

  expect([hidden, look.mock.calls.length]).toEqual([0, 1])
})

test("polling stopped during a request doesn't continue", async () => {
  let answer: (isGood: boolean) => void = () => undefined
  const look = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  const poll = createNoticePoll(look)
  poll.start()
  await vi.advanceTimersByTimeAsync(6000)

  poll.stop()
  answer(true)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(look).toHaveBeenCalledTimes(1)
})
