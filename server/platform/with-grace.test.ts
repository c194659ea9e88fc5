import { expect, test } from 'vitest'
import { withGrace } from './with-grace.ts'

const never = new Promise<never>(() => undefined)

test('the result of the work is returned', async () => {
  await expect(withGrace(Promise.resolve(7), new AbortController().signal, 5)).resolves.toBe(7)
})

test('work that ignores its aborted signal is abandoned after the grace period', async () => {
  const stop = new AbortController()
  const waiting = withGrace(never, stop.signal, 5)
  stop.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
})

test('a signal that was aborted before counts, too', async () => {
  await expect(withGrace(never, AbortSignal.abort(new Error('early')), 5)).rejects.toThrow('early')
})

test('work that ends within the grace period keeps its result', async () => {
  const stop = new AbortController()
  const work = new Promise((resolve) => stop.signal.addEventListener('abort', () => resolve('saved')))
  const waiting = withGrace(work, stop.signal, 1_000)
  stop.abort()
  await expect(waiting).resolves.toBe('saved')
})
