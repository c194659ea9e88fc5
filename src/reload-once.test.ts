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

test('a missing chunk reloads the page, at most once a minute', async () => {
  await reloadOnce()
  await reloadOnce()

  expect(reloads()).toBe(1)
})

test.each([
  ['the network is unavailable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response(null, { status: 502 })],
])('while %s the page is not reloaded, and a later call may reload it', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await reloadOnce()
  expect(reloads()).toBe(0)

  vi.stubGlobal('fetch', async () => new Response())
  await reloadOnce()

  expect(reloads()).toBe(1)
})
