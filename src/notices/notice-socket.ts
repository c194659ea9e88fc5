/** Delays and intervals of the socket, in ms. The values are the same as in JeecgBoot clients. */
const RECONNECT_MS = 5000
const HEARTBEAT_MS = 20_000
/** Text of the heartbeat, which the server answers. */
const HEARTBEAT_TEXT = 'HeartBeat'

/**
 * Codes with which the server closes the socket if it rejects the session. After such a code, the socket
 * isn't opened again.
 */
const REJECTED_CODES = new Set([1008, 4401, 4403])

/** The members of the browser's WebSocket that notices use. */
export type Socket = Pick<WebSocket, 'close' | 'send' | 'onopen' | 'onclose' | 'onerror' | 'onmessage'>

interface NoticeSocketParts {
  /** Opens a socket. May throw, as browsers do if the token isn't a valid sub-protocol. */
  connect: () => Socket
  onOpen: () => void
  /** Receives each message. */
  onMessage: (data: unknown) => void
  /**
   * Called when the connection closes or fails. `failures` is the number of failed attempts since the last
   * open connection.
   */
  onDown: (failures: number) => void
  /** Called when the server rejects the session. No attempts follow. */
  onRefused: () => void
  /** Called when `connect` throws. No attempts follow. */
  onUnusable: () => void
}

/**
 * Keeps one socket open. If the socket fails or closes, connects again after 5 s, with one attempt at a time.
 */
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
      return parts.onUnusable()
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
  /** `stop` closes the socket permanently. */
  return { start: () => line ?? open(), stop: drop }
}
