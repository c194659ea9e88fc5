/** The contract's timings, in ms. */
const RECONNECT_MS = 5000
const HEARTBEAT_MS = 20_000
/** Heartbeat frame that the server answers. */
const HEARTBEAT_TEXT = 'HeartBeat'

/** Close code for a refused session; reconnecting is pointless. */
const REFUSALS = new Set([1008, 4401, 4403])

/** The part of the browser's socket that is used here. */
export type Line = Pick<WebSocket, 'close' | 'send' | 'onopen' | 'onclose' | 'onerror' | 'onmessage'>

interface NoticeSocketParts {
  /** Opens a line; it may throw, as a browser does for a token that can't be a sub-protocol. */
  connect: () => Line
  onOpen: () => void
  /** Each message as it came. */
  onMessage: (data: unknown) => void
  /** The line is down; `failures` counts the attempts and breaks since it was last up. */
  onDown: (failures: number) => void
  /** The server refuses this session: no further attempt is made. */
  onRefused: () => void
}

/** Keeps one line to the server: after an error or a close it tries again after 5 s, one attempt at a time. */
export function createNoticeSocket(parts: NoticeSocketParts) {
  let line: Line | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const drop = () => {
    const dropped = line
    line = undefined
    clearTimeout(timer)
    if (!dropped) return
    Object.assign(dropped, { onopen: null, onclose: null, onerror: null, onmessage: null })
    dropped.close()
  }
  const fail = (code?: number) => {
    drop()
    if (code !== undefined && REFUSALS.has(code)) return parts.onRefused()
    failures += 1
    wait(RECONNECT_MS, open)
    parts.onDown(failures)
  }
  const expectSilence = () =>
    wait(HEARTBEAT_MS, () => {
      line?.send(HEARTBEAT_TEXT)
      wait(HEARTBEAT_MS, fail)
    })
  const open = () => {
    try {
      line = parts.connect()
    } catch {
      return parts.onRefused()
    }
    line.onopen = () => {
      failures = 0
      expectSilence()
      parts.onOpen()
    }
    line.onmessage = ({ data }) => {
      expectSilence()
      parts.onMessage(data)
    }
    line.onerror = () => fail()
    line.onclose = ({ code }) => fail(code)
  }
  /** `stop` closes the line for good. */
  return { start: () => line ?? open(), stop: drop }
}
