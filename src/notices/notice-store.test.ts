// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Store = typeof import('./notice-store.ts')
let store: Store
const fetched = vi.fn<(request: Request) => Promise<Response>>()
const pathOf = (request: Request) => new URL(request.url).pathname.replace('/jeecg-boot/sys', '')

const unread = (anntMsgTotal: number, sysMsgTotal = 0) =>
  Response.json({
    success: true,
    result: { anntMsgList: [], anntMsgTotal, sysMsgList: [], sysMsgTotal },
  })

beforeEach(async () => {
  vi.resetModules()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  store = await import('./notice-store.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the badge counts both kinds', async () => {
  fetched.mockResolvedValue(unread(2, 1))

  const outcome = await store.loadNotices()

  expect([outcome, store.notices.total, store.notices.status]).toEqual(['ready', 3, 'ready'])
})

test('changes are announced to screen readers, the first count is not', async () => {
  fetched.mockImplementation(async () => unread(fetched.mock.calls.length < 3 ? 2 : 3))
  await store.loadNotices()
  await store.loadNotices()
  const before = store.notices.hasChanged

  await store.loadNotices()

  expect([before, store.notices.hasChanged]).toEqual([false, true])
})

test('a failed load shows no error and keeps the loaded notices', async () => {
  const told = vi.fn()
  const { problems } = await import('../session/http.ts')
  problems.listen(told)
  fetched.mockResolvedValueOnce(unread(2))
  await store.loadNotices()
  fetched.mockResolvedValueOnce(Response.json({ success: false, message: 'out of order' }, { status: 500 }))

  const outcome = await store.loadNotices()

  expect([outcome, store.notices.status, store.notices.total]).toEqual(['failed', 'failed', 2])
  expect(told).not.toHaveBeenCalled()
})

test.each([
  [401, 'Token'],
  [500, 'Token失效，请重新登录'],
])(
  'a load that fails with %i because the session has ended resolves to "refused"',
  async (status, message) => {
    localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'secret', expire: null }))
    fetched.mockResolvedValue(Response.json({ success: false, message }, { status }))

    expect(await store.loadNotices()).toBe('refused')

    localStorage.clear()
  },
)

test('several loads during a load become one more load', async () => {
  let answer: (response: Response) => void = () => undefined
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  fetched.mockImplementation(async () => unread(5))
  const first = store.loadNotices()
  await expect.poll(() => fetched).toHaveBeenCalledTimes(1)

  const others = [store.loadNotices(), store.loadNotices(), store.loadNotices()]
  answer(unread(1))
  await Promise.all([first, ...others])

  expect(fetched).toHaveBeenCalledTimes(2)
  expect(store.notices.total).toBe(5)
})

test('marking an announcement as read sends a request and reloads the lists', async () => {
  const sent: string[] = []
  fetched.mockImplementation(async (request) => {
    sent.push(`${request.method} ${pathOf(request)} ${await request.text()}`)
    return unread(1)
  })

  await store.markRead('42')

  expect(sent).toEqual([
    'PUT /sysAnnouncementSend/editByAnntIdAndUserId {"anntId":"42"}',
    'GET /annountCement/listByUser ',
  ])
})

test('a failed request to mark as read shows no error and reloads the lists', async () => {
  fetched.mockImplementation(async (request) =>
    request.method === 'PUT' ? Response.json({ success: false }, { status: 500 }) : unread(4),
  )

  await store.markRead('42')

  expect(store.notices.total).toBe(4)
})
