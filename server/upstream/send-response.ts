import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notJeecg } from './errors.ts'

/** Path of uploaded files, which may be web pages. */
const FILES = '/sys/common/'

/** Headers that describe the body. */
const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'etag']

/** Sends a response of JeecgBoot, or an error if a web page came instead of the result of a call. */
export function sendResponse(request: FastifyRequest, reply: FastifyReply, body: Readable): void {
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
  const wantsPage = request.headers.accept?.includes('text/html') || request.url.includes(FILES)
  if (!isPage || wantsPage) {
    reply.send(body)
    return
  }
  body.destroy()
  for (const header of BODY_HEADERS) reply.removeHeader(header)
  reply.send(notJeecg())
}
