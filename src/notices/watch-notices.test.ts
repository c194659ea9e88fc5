// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problems } from '../session/http.ts'
import { watchNotices } from './watch-notices.ts'

/** Sockets that the code under test has opened. The newest is the last. */
const opened: FakeSocket[] = []

class FakeSocket {
  readonly close = vi.fn()
  readonly send = vi.fn()
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly url: string
  readonly protocol: string | undefined
  constructor(url: string, protocol?: string) {
    this.url = url
    this.protocol = protocol
    opened.push(this)
  }
}

const fetched = vi.fn<(request: Request) => Promise<Response>>()
const answer = async () => Response.json({ success: true, result: { anntMsgTotal: 1 } })
const refuse = async () => Response.json({ success: false, message: 'Token' }, { status: 401 })
const fail = async () => Response.json({ success: false, message: 'no' }, { status: 503 })
const isHidden = vi.fn(() => false)
const latest = () => opened.at(-1) as FakeSocket
const looks = () => fetched.mock.calls.length
const readDictionaries = vi.fn(async () => undefined)
const readReleases = vi.fn(async () => undefined)
const refreshContracts = vi.fn(async () => undefined)
const readRights = vi.fn(async () => undefined)
const reportChanges = vi.fn()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
let end = () => {}
const begin = (isJeecg = false) => {
  end = watchNotices({
    userId: 'u 7',
    isJeecg,
    readDictionaries,
    readReleases,
    refreshContracts,
    readRights,
    reportChanges,
  })
}

beforeEach(() => {
  window.location.href = 'https://office.example/bill/settleBill'
  localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'secret', expire: null }))
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(answer))
  vi.spyOn(document, 'hidden', 'get').mockImplementation(isHidden)
  isHidden.mockReturnValue(false)
  readDictionaries.mockClear()
  readReleases.mockClear()
  refreshContracts.mockClear()
  readRights.mockClear()
  reportChanges.mockClear()
})
afterEach(() => {
  end()
  opened.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

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

test.each(['topic', 'user'])('a message with cmd %s reloads the list', async (cmd) => {
  begin()
  latest().onopen?.()
  await pass(0)

  latest().onmessage?.({ data: JSON.stringify({ cmd, msgId: '1', msgTxt: '' }) })
  await pass(0)

  expect(looks()).toBe(2)
})

test.each(['{"cmd":"heartcheck"}', 'rubbish', '{}', undefined])(
  'the socket message %j reloads nothing',
  async (data) => {
    begin()
    latest().onopen?.()
    await pass(0)

    latest().onmessage?.({ data })
    await pass(0)

    expect(looks()).toBe(1)
  },
)

test('a dictionary message reloads within 300 ms, once for several', async () => {
  begin()
  latest().onopen?.()
  await pass(0)
  readDictionaries.mockClear()

  for (let times = 0; times < 3; times += 1) latest().onmessage?.({ data: '{"cmd":"dict"}' })
  await pass(300)

  expect([readDictionaries.mock.calls.length, looks()]).toEqual([1, 1])
})

test.each(['bill/SettleBillList', ''])(
  'a page message with the id %j reads the releases within 300 ms, once for several',
  async (msgId) => {
    begin()
    latest().onopen?.()
    await pass(0)
    readReleases.mockClear()

    for (let times = 0; times < 3; times += 1)
      latest().onmessage?.({ data: JSON.stringify({ cmd: 'page', msgId, msgTxt: '' }) })
    await pass(300)

    expect([readReleases.mock.calls.length, readDictionaries.mock.calls.length, looks()]).toEqual([1, 1, 1])
  },
)

test('a message about permissions reads them within 300 ms; the first socket does not', async () => {
  begin()
  latest().onopen?.()
  await pass(300)
  expect(readRights).not.toHaveBeenCalled()

  latest().onmessage?.({ data: '{"cmd":"rights","msgId":"","msgTxt":""}' })
  await pass(300)

  expect(readRights).toHaveBeenCalledOnce()
})

test('permissions are read again after a reconnection', async () => {
  begin()
  latest().onopen?.()
  latest().onclose?.({ code: 1006 })
  await pass(5000)

  latest().onopen?.()

  expect(readRights).toHaveBeenCalledOnce()
})

test('messages that follow each other do not delay a reload', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.9)
  begin()
  latest().onopen?.()
  await pass(0)
  readReleases.mockClear()

  for (let times = 0; times < 3; times += 1) {
    latest().onmessage?.({ data: '{"cmd":"page","msgId":"","msgTxt":""}' })
    await pass(100)
  }

  expect(readReleases).toHaveBeenCalledOnce()
})

test.each([
  ['dictionaries', readDictionaries],
  ['releases', readReleases],
])('%s are read after each reconnection, and during polling if they are older than 30 s', async (_, read) => {
  begin()
  latest().onopen?.()
  latest().onclose?.({ code: 1006 })
  await pass(5000)
  latest().onopen?.()
  expect(read).toHaveBeenCalledTimes(2)

  for (let times = 0; times < 2; times += 1) {
    latest().onclose?.({ code: 1006 })
    await pass(5000)
  }
  await pass(37_000)
  expect(read).toHaveBeenCalledTimes(3)
})

test('changed operations are reloaded within 300 ms, once for several messages, and after a reconnection', async () => {
  begin()
  latest().onopen?.()
  expect(refreshContracts).toHaveBeenCalledTimes(1)

  for (let times = 0; times < 3; times += 1) latest().onmessage?.({ data: '{"cmd":"contracts"}' })
  await pass(300)
  expect(refreshContracts).toHaveBeenCalledTimes(2)

  latest().onclose?.({ code: 1006 })
  await pass(5000)
  latest().onopen?.()
  expect(refreshContracts).toHaveBeenCalledTimes(3)
})

test('messages about changed records are reported within 300 ms, together', async () => {
  begin()
  latest().onopen?.()

  for (const msgId of ['SettleBill', 'BillAdjustment', 'SettleBill'])
    latest().onmessage?.({ data: JSON.stringify({ cmd: 'records', msgId, msgTxt: '' }) })
  await pass(300)

  expect(reportChanges.mock.calls).toEqual([[['SettleBill', 'BillAdjustment']]])
})

test('a message about changed records without a model reports that any may have changed', async () => {
  begin()
  latest().onopen?.()

  for (const msgId of ['SettleBill', ''])
    latest().onmessage?.({ data: JSON.stringify({ cmd: 'records', msgId, msgTxt: '' }) })
  await pass(300)

  expect(reportChanges.mock.calls).toEqual([[undefined]])
})

test('after a reconnection any model may have changed, but not after the first connection', async () => {
  begin()
  latest().onopen?.()
  expect(reportChanges).not.toHaveBeenCalled()

  latest().onclose?.({ code: 1006 })
  await pass(5000)
  latest().onopen?.()

  expect(reportChanges.mock.calls).toEqual([[undefined]])
})

test('in a tab that becomes visible any model may have changed, even if a message names only one', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.9)
  begin()
  latest().onopen?.()
  await pass(30_000)

  latest().onmessage?.({ data: JSON.stringify({ cmd: 'records', msgId: 'SettleBill', msgTxt: '' }) })
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(300)

  expect(reportChanges.mock.calls).toEqual([[undefined]])
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

test('a tab that becomes visible after 30 s reloads the lists and reads the releases', async () => {
  begin()
  latest().onopen?.()
  await pass(0)
  const come = () => document.dispatchEvent(new Event('visibilitychange'))

  await pass(10_000)
  come()
  await pass(0)
  const soon = [looks(), readReleases.mock.calls.length]
  await pass(20_000)
  come()
  await pass(0)

  expect([soon, [looks(), readReleases.mock.calls.length]]).toEqual([
    [1, 1],
    [2, 2],
  ])
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
