// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import {
  begin,
  fakeNotices,
  latest,
  looks,
  pass,
  readDictionaries,
  readReleases,
  readRights,
  refreshContracts,
} from './watch-notices.fixture.ts'

fakeNotices()

test.each(['topic', 'user'])(
  'a message with cmd %s reloads the lists after a random delay, once for several',
  async (cmd) => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.5)
    begin()
    latest().onopen?.()
    await pass(0)

    for (let times = 0; times < 3; times += 1)
      latest().onmessage?.({ data: JSON.stringify({ cmd, msgId: '1', msgTxt: '' }) })
    await pass(149)
    expect(looks()).toBe(1)

    await pass(151)
    expect(looks()).toBe(2)
  },
)

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
