import pino from 'pino'
import { expect, test } from 'vitest'
import { createPoller } from './poller.ts'

const log = pino({ enabled: false })
const setup = (items: (() => Promise<void>)[]) => {
  const done: number[] = []
  const poller = createPoller({
    log,
    failure: 'could not look',
    async doNext() {
      const item = items.shift()
      if (!item) return false
      await item()
      done.push(items.length)
      return true
    },
  })
  return { done, poller }
}
const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

test('one call of wake processes the whole queue', async () => {
  const { done, poller } = setup([soon, soon, soon])

  await poller.wake()

  expect(done).toEqual([2, 1, 0])
})

test('calls of wake during a poll return the same poll', async () => {
  const { done, poller } = setup([soon, soon])

  await Promise.all([poller.wake(), poller.wake(), poller.wake()])

  expect(done).toEqual([1, 0])
})

test('a failing item ends the poll, and the next poll continues', async () => {
  const { done, poller } = setup([() => Promise.reject(new Error('away')), soon])

  await poller.wake()
  const before = [...done]
  await poller.wake()

  expect([before, done]).toEqual([[], [0]])
})

test('stop waits for the current item, and no other item starts', async () => {
  const { done, poller } = setup([soon, soon])

  void poller.wake()
  await poller.stop()

  expect(done).toEqual([1])
})
