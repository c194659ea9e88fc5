// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { problems } from '../session/http.ts'
import {
  begin,
  end,
  fakeNotices,
  fetched,
  latest,
  looks,
  opened,
  pass,
  readReleases,
} from './watch-notices.fixture.ts'

const refuse = async () => Response.json({ success: false, message: 'Token' }, { status: 401 })
const fail = async () => Response.json({ success: false, message: 'no' }, { status: 503 })

fakeNotices()

test('the socket is {domain}/websocket/{userId} below the API, with the token as its sub-protocol', () => {
  begin()

  expect(latest()).toMatchObject({
    url: 'wss://office.example/jeecg-boot/websocket/u%207',
    protocol: 'secret',
  })
})

test('the lists are loaded after the socket has opened, so that no notice is missed', async () => {
  begin()
  await pass(100)
  const before = looks()

  latest().onopen?.()
  await pass(5000)

  expect([before, looks()]).toEqual([0, 1])
})

test('a stalled socket delays the lists by at most 2 s', async () => {
  begin()

  await pass(2000)

  expect(looks()).toBe(1)
})

test('an open socket stops polling', async () => {
  begin()
  latest().onopen?.()

  await pass(19_000)

  expect(looks()).toBe(1)
})

test('without a socket the lists are polled every 6 s until one opens', async () => {
  begin()
  latest().onclose?.({ code: 1006 })
  await pass(5000)
  latest().onclose?.({ code: 1006 })
  await pass(4900)
  const before = looks()
  await pass(1100 + 6000)
  const polled = looks()

  latest().onopen?.()
  await pass(12_000)

  expect([before, polled, looks()]).toEqual([1, 3, 4])
})

test("with a token that can't be a sub-protocol, the lists are polled", async () => {
  vi.stubGlobal('WebSocket', () => {
    throw new SyntaxError('bad sub-protocol')
  })

  begin()
  await pass(2000)
  await pass(12_000)

  expect(looks()).toBe(3)
})

test('a failure silently stops the polling', async () => {
  begin()
  latest().onclose?.({ code: 1006 })
  await pass(5000)
  latest().onclose?.({ code: 1006 })
  fetched.mockImplementation(fail)
  await pass(6000)
  const failed = looks()

  await pass(30_000)

  expect([failed, looks()]).toEqual([2, 2])
})

test('a token that the server rejects ends all reconnection attempts', async () => {
  fetched.mockImplementation(refuse)
  begin()

  latest().onclose?.({ code: 1006 })
  await pass(120_000)

  expect([opened.length, looks()]).toEqual([1, 1])
})

test('a socket closed because the session has ended is not reconnected', async () => {
  begin()
  latest().onopen?.()

  latest().onclose?.({ code: 1008 })
  await pass(120_000)

  expect(opened).toHaveLength(1)
})

test('a closed socket reports a session that ended elsewhere', async () => {
  const told = vi.fn()
  const stop = problems.listen(told)
  begin()
  latest().onopen?.()
  await pass(0)
  fetched.mockImplementation(async () =>
    Response.json({ success: false, code: 500, message: 'Token失效，请重新登录' }, { status: 500 }),
  )

  latest().onclose?.({ code: 1008 })
  await pass(0)
  stop()

  expect(told).toHaveBeenCalledWith(expect.objectContaining({ kind: 'expired' }))
})

test('with an old JeecgBoot server, every second connection attempt omits the sub-protocol', async () => {
  begin(true)

  latest().onclose?.({ code: 1006 })
  await pass(5000)

  expect(opened.map(({ protocol }) => protocol)).toEqual(['secret', undefined])
})

test('stopping the watch closes the socket and removes all listeners', async () => {
  begin()
  latest().onopen?.()
  await pass(0)
  latest().onmessage?.({ data: '{"cmd":"page","msgId":"","msgTxt":""}' })

  end()
  await pass(60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)

  expect(latest().close).toHaveBeenCalledTimes(1)
  expect([opened.length, looks(), readReleases.mock.calls.length]).toEqual([1, 1, 1])
})
