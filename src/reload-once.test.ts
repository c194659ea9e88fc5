// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reloads = () => vi.mocked(window.location.reload).mock.calls.length

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a chunk that is gone brings the newer version, at most once a minute', async () => {
  await reloadOnce()
  await reloadOnce()

  expect(reloads()).toBe(1)
})

test.each([
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is out of order', async () => new Response(null, { status: 502 })],
])('while %s the page stays with what was typed, and the next try may reload', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await reloadOnce()
  expect(reloads()).toBe(0)

  vi.stubGlobal('fetch', async () => new Response())
  await reloadOnce()

  expect(reloads()).toBe(1)
})
