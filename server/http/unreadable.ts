import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refused } from './envelope.ts'
import { malformedRequest } from './errors.ts'

/** What Node's parser refuses before there is a request: its code, and the status that says so. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers bytes that are no request at all with our headers and nothing of what was sent, and hangs up. */
export const answerUnreadable = (headers: Record<string, string>) => (error: Error, socket: Socket) => {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const status = statuses[code] ?? 400
    const body = JSON.stringify(refused(status, malformedRequest().words.zh))
    const head = { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
    const lines = Object.entries({ ...head, 'content-length': Buffer.byteLength(body) })
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}
