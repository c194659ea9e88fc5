import { expect, test, vi } from 'vitest'
import { combineCalls } from './combine-calls.ts'

test('calls during a run become one more run, for which all of them wait', async () => {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const call = combineCalls(run)
  let hasEnded = false
  void Promise.all([call(), call(), call()]).then(() => {
    hasEnded = true
  })

  ends[0]?.()
  await expect.poll(() => run).toHaveBeenCalledTimes(2)
  expect(hasEnded).toBe(false)
  ends[1]?.()

  await expect.poll(() => hasEnded).toBe(true)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a call after a run starts another run', async () => {
  const run = vi.fn(async () => undefined)
  const call = combineCalls(run)

  await call()
  await call()

  expect(run).toHaveBeenCalledTimes(2)
})
