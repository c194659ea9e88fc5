import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReleaseIndex } from './release-index.ts'

const V1 = '0123456789abcdef'
const V2 = 'fedcba9876543210'
const BILLS = 'bill/SettleBillList'

const answerOf = (version: string, nextInMs: number | null = null) => ({
  pages: [{ id: BILLS, version }],
  nextInMs,
})
const call = vi.fn<() => Promise<unknown>>()
const onError = vi.fn()
const setup = () => createReleaseIndex({ call, onError })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  call.mockReset().mockResolvedValue(answerOf(V1))
  onError.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the index has the version of each released page', async () => {
  const index = setup()
  expect([index.isKnown(), index.versionOf(BILLS)]).toEqual([false, undefined])

  await index.read()

  expect([index.isKnown(), index.versionOf(BILLS)]).toEqual([true, V1])
  expect(['shop/ShopList', '__proto__', 'constructor'].map(index.versionOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('listeners are called after each read, until they are removed', async () => {
  const index = setup()
  const listener = vi.fn()
  const stop = index.subscribe(listener)

  await index.read()
  stop()
  await index.read()

  expect(listener).toHaveBeenCalledOnce()
})

test('a page waits for the first read', async () => {
  let answer = (_: unknown) => {}
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const index = setup()
  void index.read()
  const waiting = index.whenKnown().then(() => index.versionOf(BILLS))

  await pass(400)
  answer(answerOf(V1))

  expect(await waiting).toBe(V1)
})

test('a page waits at most 1 s for a slow index', async () => {
  call.mockReturnValue(new Promise(() => undefined))
  const index = setup()
  void index.read()
  const ended = vi.fn()
  void index.whenKnown().then(ended)

  await pass(999)
  expect(ended).not.toHaveBeenCalled()
  await pass(1)

  expect(ended).toHaveBeenCalledOnce()
})

test('a page does not wait for an index that is never read, nor for a later read', async () => {
  const index = setup()
  await index.whenKnown()
  expect(call).not.toHaveBeenCalled()

  await index.read()
  call.mockReturnValue(new Promise(() => undefined))
  void index.read()

  await index.whenKnown()
})

test.each([
  ['a failure', () => Promise.reject(new Error('away'))],
  ['null', async () => null],
  ['no pages', async () => ({ nextInMs: 5 })],
  ['a page without version', async () => ({ pages: [{ id: BILLS }], nextInMs: null })],
])('%s keeps the last index and is reported once in a row', async (_, respond) => {
  const index = setup()
  await index.read()

  call.mockImplementation(respond)
  await index.read()
  await index.read()
  expect([index.versionOf(BILLS), onError.mock.calls.length]).toEqual([V1, 1])

  call.mockResolvedValue(answerOf(V2))
  await index.read()
  call.mockImplementation(respond)
  await index.read()
  expect([index.versionOf(BILLS), onError.mock.calls.length]).toEqual([V2, 2])
})

test('a scheduled release is read after it takes effect, within 300 ms', async () => {
  call.mockResolvedValueOnce(answerOf(V1, 60_000)).mockResolvedValue(answerOf(V2))
  const index = setup()
  await index.read()

  await pass(59_999)
  expect(call).toHaveBeenCalledOnce()
  await pass(301)

  expect([call.mock.calls.length, index.versionOf(BILLS)]).toEqual([2, V2])
  await pass(3_600_000)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a failed read of a scheduled release is repeated until it succeeds', async () => {
  call.mockResolvedValueOnce(answerOf(V1, 60_000)).mockRejectedValueOnce(new Error('offline'))
  call.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answerOf(V2))
  const index = setup()
  await index.read()

  await pass(60_301)
  expect(index.versionOf(BILLS)).toBe(V1)
  await pass(10_602)

  expect(index.versionOf(BILLS)).toBe(V2)
})

test('an index that was never read is not read again, because the server may have none', async () => {
  call.mockRejectedValue(new Error('offline'))
  const index = setup()

  await index.read()
  await pass(60_000)

  expect(call).toHaveBeenCalledOnce()
})

test('a release that is further away than the longest timer is waited for in parts', async () => {
  const month = 30 * 86_400_000
  call.mockResolvedValueOnce(answerOf(V1, month)).mockResolvedValue(answerOf(V1, null))
  const index = setup()

  await index.read()
  await pass(86_400_000)
  expect(call).toHaveBeenCalledOnce()
  await pass(2 ** 31)

  expect(call).toHaveBeenCalledTimes(2)
})

test('a release that is due at once is not read in a tight loop', async () => {
  call.mockResolvedValue(answerOf(V1, 0))
  const index = setup()

  await index.read()
  await pass(1000)
  index.drop()

  expect(call.mock.calls.length).toBeLessThanOrEqual(11)
})

test('a dropped index is unknown, ignores an earlier response, and its timer has ended', async () => {
  call.mockResolvedValueOnce(answerOf(V1, 60_000))
  const index = setup()
  await index.read()
  let answer = (_: unknown) => {}
  call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const reading = index.read()

  index.drop()
  answer(answerOf(V2, 60_000))
  await reading
  await pass(120_000)

  expect([index.isKnown(), index.versionOf(BILLS), call.mock.calls.length]).toEqual([false, undefined, 2])
})

test('a read after a drop replaces a read of another department', async () => {
  let answer = (_: unknown) => {}
  call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValue(answerOf(V2))
  const index = setup()
  void index.read()

  index.drop()
  const reading = index.read()
  answer(answerOf(V1))
  await reading

  expect(index.versionOf(BILLS)).toBe(V2)
})

test('one version can be corrected, but only in a known index', async () => {
  const index = setup()
  index.correct(BILLS, V2)
  expect(index.isKnown()).toBe(false)
  await index.read()

  index.correct(BILLS, V2)
  expect(index.versionOf(BILLS)).toBe(V2)
  index.correct(BILLS, undefined)
  expect(index.versionOf(BILLS)).toBeUndefined()
})
