import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filterRepeats, type HttpProblem } from './problems.ts'

const denied: HttpProblem = { kind: 'notice', text: 'access denied' }
const missing: HttpProblem = { kind: 'notice', text: 'sorry, resource not found!' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a problem is not reported again while its notification is visible, other problems are', () => {
  const onProblem = vi.fn()
  const report = filterRepeats(onProblem)

  report(denied)
  report(missing)
  report(denied)

  expect(onProblem.mock.calls).toEqual([[denied], [missing]])
})

test('a repeated problem is reported after its notification has closed', () => {
  const onProblem = vi.fn()
  const report = filterRepeats(onProblem)

  report(denied)
  vi.advanceTimersByTime(4000)
  report(denied)

  expect(onProblem).toHaveBeenCalledTimes(2)
})

test.each<[string, HttpProblem, number]>([
  ['an expired session', { kind: 'expired', text: 'expired' }, 1],
  ['a rejected session', { kind: 'unauthorized', text: 'log in', signedIn: true }, 1],
  ['a visitor without session', { kind: 'unauthorized', text: 'log in', signedIn: false }, 2],
])(
  'a problem repeated after an hour is reported once during a session, else twice: %s',
  (_, problem, times) => {
    const onProblem = vi.fn()
    const report = filterRepeats(onProblem)

    report(problem)
    vi.advanceTimersByTime(3_600_000)
    report(problem)

    expect(onProblem).toHaveBeenCalledTimes(times)
  },
)
