import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNoticeSocket, type Socket } from './notice-socket.ts'

/** A fake socket that the test controls. */
function createLine() {
  const line = { send: vi.fn(), close: vi.fn(), onopen: null, onclose: null, onerror: null, onmessage: null }
  return line as unknown as Socket & { send: ReturnType<typeof vi.fn>; close: ReturnType<typeof vi.fn> }
}

function setup() {
  const lines: ReturnType<typeof createLine>[] = []
  const connect = vi.fn(() => {
    const line = createLine()
    lines.push(line)
    return line
  })
  const heard = {
    onOpen: vi.fn(),
    onMessage: vi.fn(),
    onDown: vi.fn(),
    onRefused: vi.fn(),
    onUnusable: vi.fn(),
  }
  const socket = createNoticeSocket({ connect, ...heard })
  const latest = () => lines.at(-1) as ReturnType<typeof createLine>
  return {
    ...heard,
    socket,
    connect,
    latest,
    opens: () => latest().onopen?.call(latest() as never, {} as Event),
    errs: () => latest().onerror?.call(latest() as never, {} as Event),
    closes: (code = 1006) => latest().onclose?.call(latest() as never, { code } as CloseEvent),
    says: (data: unknown) => latest().onmessage?.call(latest() as never, { data } as MessageEvent),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['errs', 'closes'] as const)('a connection that %s is retried after 5 s', (how) => {
  const test = setup()
  test.socket.start()
  test.opens()

  test[how]()
  vi.advanceTimersByTime(4999)
  const before = test.connect.mock.calls.length
  vi.advanceTimersByTime(1)

  expect([before, test.connect.mock.calls.length]).toEqual([1, 2])
})

test.each([1000, 1001, 1006, 1011])('the socket also reconnects after a normal close: %i', (code) => {
  const test = setup()
  test.socket.start()
  test.opens()

  test.closes(code)
  vi.advanceTimersByTime(5000)

  expect(test.connect).toHaveBeenCalledTimes(2)
})

test('an error and its close event cause one new attempt', () => {
  const test = setup()
  test.socket.start()

  test.errs()
  test.closes()
  vi.advanceTimersByTime(5000)

  expect(test.onDown.mock.calls).toEqual([[1]])
  expect(test.connect).toHaveBeenCalledTimes(2)
})

test('there is only one attempt at a time', () => {
  const test = setup()
  test.socket.start()
  test.socket.start()

  vi.advanceTimersByTime(60_000)

  expect(test.connect).toHaveBeenCalledTimes(1)
})

test('failures are counted until a connection opens', () => {
  const test = setup()
  test.socket.start()
  test.closes()
  vi.advanceTimersByTime(5000)
  test.closes()
  vi.advanceTimersByTime(5000)
  test.opens()

  test.closes()

  expect(test.onDown.mock.calls).toEqual([[1], [2], [1]])
})

test('after 20 s without a message the socket sends HeartBeat, and stays open if the server answers', () => {
  const test = setup()
  test.socket.start()
  test.opens()

  vi.advanceTimersByTime(20_000)
  test.says('{"cmd":"heartcheck"}')
  vi.advanceTimersByTime(19_999)

  expect(test.latest().send.mock.calls).toEqual([['HeartBeat']])
  expect(test.onDown).not.toHaveBeenCalled()
})

test('any message resets the heartbeat timer', () => {
  const test = setup()
  test.socket.start()
  test.opens()

  vi.advanceTimersByTime(15_000)
  test.says('{"cmd":"topic"}')
  vi.advanceTimersByTime(15_000)

  expect(test.latest().send).not.toHaveBeenCalled()
  expect(test.onMessage).toHaveBeenCalledWith('{"cmd":"topic"}')
})

test('without an answer within 20 s the socket closes and reconnects 5 s later', () => {
  const test = setup()
  test.socket.start()
  test.opens()
  const first = test.latest()

  vi.advanceTimersByTime(40_000)
  const attempts = test.connect.mock.calls.length
  vi.advanceTimersByTime(5000)

  expect(first.close).toHaveBeenCalledTimes(1)
  expect([attempts, test.connect.mock.calls.length]).toEqual([1, 2])
})

test.each([1008, 4401, 4403])('a session rejected with %i is not retried', (code) => {
  const test = setup()
  test.socket.start()
  test.opens()

  test.closes(code)
  vi.advanceTimersByTime(60_000)

  expect(test.onRefused).toHaveBeenCalledTimes(1)
  expect(test.connect).toHaveBeenCalledTimes(1)
})

test("a token that can't be a sub-protocol is not retried", () => {
  const test = setup()
  test.connect.mockImplementation(() => {
    throw new SyntaxError('bad sub-protocol')
  })

  test.socket.start()
  vi.advanceTimersByTime(60_000)

  expect(test.onUnusable).toHaveBeenCalledTimes(1)
  expect(test.connect).toHaveBeenCalledTimes(1)
})

test('a stopped socket closes and ignores messages', () => {
  const test = setup()
  test.socket.start()
  test.opens()
  const line = test.latest()

  test.socket.stop()
  vi.advanceTimersByTime(60_000)

  expect(line.close).toHaveBeenCalledTimes(1)
  expect([line.onclose, line.onmessage]).toEqual([null, null])
  expect(test.connect).toHaveBeenCalledTimes(1)
})

test("a socket stopped between two attempts doesn't reconnect", () => {
  const test = setup()
  test.socket.start()
  test.closes()

  test.socket.stop()
  vi.advanceTimersByTime(60_000)

  expect(test.connect).toHaveBeenCalledTimes(1)
})
