import { once } from 'node:events'
import { expect, test } from 'vitest'
import { collectGarbage } from '../../tests/support/collect-garbage.ts'
import { withTimeLimit } from './time-limit.ts'

const never = new AbortController().signal
const untilAborted = async (signal: AbortSignal) => {
  await once(signal, 'abort')
  throw signal.reason
}

test('work is aborted after the time, even if garbage is collected before', async () => {
  const ended = expect(withTimeLimit(200, never, untilAborted)).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  collectGarbage()

  await ended
})

test('work is aborted with the signal of the caller', async () => {
  const caller = new AbortController()
  const ended = expect(withTimeLimit(60_000, caller.signal, untilAborted)).rejects.toThrow('stopped')

  caller.abort(new Error('stopped'))

  await ended
})

test('work that ends in time gives its result', async () => {
  expect(await withTimeLimit(60_000, never, async (signal) => signal.aborted)).toBe(false)
})
