import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HttpProblem } from './catalogue.ts'
import { createOnce } from './once.ts'

const denied: HttpProblem = { kind: 'notice', text: 'access denied' }
const missing: HttpProblem = { kind: 'notice', text: 'sorry, resource not found!' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a problem is told once as long as its notification stays, another one at once', () => {
  const tell = vi.fn()
  const once = createOnce(tell)

  once(denied)
  once(missing)
  once(denied)

  expect(tell.mock.calls).toEqual([[denied], [missing]])
})

test('later it is news again', () => {
  const tell = vi.fn()
  const once = createOnce(tell)

  once(denied)
  vi.advanceTimersByTime(4000)
  once(denied)

  expect(tell).toHaveBeenCalledTimes(2)
})

test.each<[string, HttpProblem, number]>([
  ['an expired session', { kind: 'expired', text: 'expired' }, 1],
  ['a session that was refused', { kind: 'unauthorized', text: 'log in', signedIn: true }, 1],
  ['a visitor without session', { kind: 'unauthorized', text: 'log in', signedIn: false }, 2],
])('%s, is told as often as there is something new to do', (_, problem, times) => {
  const tell = vi.fn()
  const once = createOnce(tell)

  once(problem)
  vi.advanceTimersByTime(3_600_000)
  once(problem)

  expect(tell).toHaveBeenCalledTimes(times)
})
