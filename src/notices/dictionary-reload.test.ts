// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDictionaryReload } from './dictionary-reload.ts'

const fetched = vi.fn<(request: Request) => Promise<Response>>()
const replace = vi.fn()
const items = { shape: [{ value: '1', text: 'Round', title: 'Round', label: 'Round', texts: {} }] }
const answer = () => Response.json({ success: true, result: items }, { headers: { etag: 'W/"one"' } })
const told = () => fetched.mock.calls.map(([request]) => request.headers.get('if-none-match'))

beforeEach(() => {
  window.location.href = 'https://office.example/'
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => answer()),
  )
  replace.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('loaded dictionaries are passed to pages and stored, and later requests send If-None-Match', async () => {
  const read = createDictionaryReload({ replace })

  await read()
  fetched.mockImplementation(async () => new Response(null, { status: 304 }))
  await read()

  expect(replace.mock.calls).toEqual([[items]])
  expect(JSON.parse(localStorage.getItem('pro__UI_CACHE_DB_DICT_DATA') ?? '').value).toEqual(items)
  expect(told()).toEqual([null, 'W/"one"'])
})

test('several reloads during a reload become one more reload', async () => {
  const read = createDictionaryReload({ replace })

  await Promise.all([read(), read(), read()])

  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  async () => Response.json({ success: false, message: 'no' }, { status: 503 }),
  async () => Response.json({ success: true, result: [] }),
  async () => Response.json({ success: true, result: null }),
  async () => {
    throw new TypeError('away')
  },
])('a failed or malformed response changes nothing', async (respond) => {
  fetched.mockImplementation(respond)

  await createDictionaryReload({ replace })()

  expect([replace.mock.calls, localStorage.getItem('pro__UI_CACHE_DB_DICT_DATA')]).toEqual([[], null])
})
