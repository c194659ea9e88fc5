import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiRequest } from './envelope.ts'

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeText = (text: string): string => text.replace(/[&"<>]/g, (character) => escapes[character] ?? '')

const written = /(<meta name="api-base" content=")[^"]*"/

/** Inserts the API base into the client's `index.html`. */
export const insertApiBase = (html: string, apiBase: string): string =>
  html.replace(written, (_tag, head: string) => `${head}${escapeText(apiBase)}"`)

const INDEX = 'index.html'
const YEAR = 31_536_000
/** Paths of assets whose names contain a hash of their content. */
const hashed = /[\\/]assets[\\/]/

/** Function that responds to unknown paths. */
export type NotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  /\btext\/html\b/.test(request.headers.accept ?? '')

/**
 * Serves the built web client. Browsers cache assets with a hash for a year and revalidate `index.html`,
 * which is also served for routes of the client. Doesn't serve anything below the API base.
 */
export function serveWebClient(
  app: FastifyInstance,
  { webDir, apiBase, notFound }: { webDir: string | undefined; apiBase: string; notFound: NotFound },
): void {
  const index = webDir === undefined ? undefined : path.join(webDir, INDEX)
  if (index === undefined || !existsSync(index)) {
    app.setNotFoundHandler(notFound)
    return
  }
  // The file is read on each request, since a new build changes the asset names in this file.
  const sendPage = async (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(insertApiBase(await readFile(index, 'utf8'), apiBase))

  app.setNotFoundHandler((request, reply) => {
    const isPage = wantsPage(request) && !isApiRequest(request, apiBase)
    return isPage ? sendPage(reply) : notFound(request, reply)
  })

  app.register(serveStatic, {
    root: webDir,
    serve: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.header('cache-control', hashed.test(file) ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    },
  })
  app.get<{ Params: { '*': string } }>(
    '/*',
    { config: { access: 'public' }, schema: { hide: true } },
    (request, reply) => {
      if (isApiRequest(request, apiBase)) return reply.callNotFound()
      const file = request.params['*'] || INDEX
      return file === INDEX ? sendPage(reply) : reply.sendFile(file)
    },
  )
}
