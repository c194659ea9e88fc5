/** Timings of JeecgBoot clients, in ms. */
const RECONNECT_MS = 5000
const HEARTBEAT_MS = 20_000
/** Heartbeat frame that the server answers. */
const HEARTBEAT_TEXT = 'HeartBeat'

/** Close codes for a rejected session, after which the socket isn't opened again. */
const REJECTED_CODES = new Set([1008, 4401, 4403])

/** The part of the browser's WebSocket that the notices use. */
export type Socket = Pick<WebSocket, 'close' | 'send' | 'onopen' | 'onclose' | 'onerror' | 'onmessage'>

interface NoticeSocketParts {
  /** Opens a socket. It may throw, as a browser does for a token that is no valid sub-protocol. */
  connect: () => Socket
  onOpen: () => void
  /** Receives each message. */
  onMessage: (data: unknown) => void
  /**
   * Called when the connection closes or fails. `failures` is the number of failed attempts since the
   * connection was last open.
   */
  onDown: (failures: number) => void
  /** Called when the server rejects the session or `connect` throws. There are no further attempts. */
  onRefused: () => void
}

/** Keeps one socket open. After an error or close it reconnects after 5 s, one attempt at a time. */
export function createNoticeSocket(parts: NoticeSocketParts) {
  let line: Socket | undefined
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
    if (code !== undefined && REJECTED_CODES.has(code)) return parts.onRefused()
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
  /** `stop` closes the socket for good. */
  return { start: () => line ?? open(), stop: drop }
}
