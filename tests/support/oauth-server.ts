import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Data of the test provider's user, as the provider's user endpoint returns it. */
export type Facts = Record<string, unknown>

/**
 * A minimal OAuth 2 provider with a consent page and one user. A code is valid once, and for one client and
 * one verifier.
 */
export interface OauthServer {
  /** Entry for this provider in `THIRD_LOGIN_FILE`. */
  provider: Record<string, unknown>
  /** Sets the user who is signed in at the provider. */
  is: (facts: Facts) => void
  /** Sends the user's consent to this authorisation URL. Returns the URL to which the provider redirects. */
  agree: (address: string) => string
  /** Sets the response to the next request for this path. */
  answerNext: (path: '/token' | '/me', status: number, body: string) => void
  stop: () => Promise<void>
}

const CLIENT = { clientId: 'gaiwan', clientSecret: 'steeped-secret' }

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) text += part
  return new URLSearchParams(text)
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Starts the provider on a free port. Stop the provider in `afterAll`. */
export async function startOauthServer(source = 'teahouse'): Promise<OauthServer> {
  const codes = new Map<string, { challenge: string; redirectUri: string; facts: Facts }>()
  const tokens = new Map<string, Facts>()
  const next = new Map<string, { status: number; body: string }>()
  let person: Facts = { sub: 'u-1', preferred_username: 'li', name: 'Li Lei' }

  const agree: OauthServer['agree'] = (address) => {
    const { searchParams } = new URL(address)
    const redirectUri = searchParams.get('redirect_uri') ?? ''
    const code = randomBytes(12).toString('hex')
    codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirectUri, facts: person })
    const back = new URL(redirectUri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', searchParams.get('state') ?? '')
    return back.href
  }
  const grant = async (request: IncomingMessage, response: ServerResponse) => {
    const form = await bodyOf(request)
    const known = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood =
      known !== undefined &&
      known.challenge === proof &&
      known.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT.clientId &&
      form.get('client_secret') === CLIENT.clientSecret
    if (!isGood) return json(response, 400, { error: 'invalid_grant' })
    const token = randomBytes(12).toString('hex')
    tokens.set(token, known.facts)
    // The response contains an id token, as from OpenID Connect providers. The provider publishes no keys to
    // verify the token.
    json(response, 200, { access_token: token, token_type: 'Bearer', id_token: 'a.b.c' })
  }
  const tell = (request: IncomingMessage, response: ServerResponse) => {
    const facts = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (facts) json(response, 200, facts)
    else json(response, 401, { error: 'invalid_token' })
  }
  const ask = (request: IncomingMessage, response: ServerResponse) => {
    const back = agree(`http://provider${request.url}`).replaceAll('&', '&amp;')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>Teahouse</title><h1>Teahouse</h1><a href="${back}">Agree</a>`)
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider')
    const special = next.get(pathname)
    next.delete(pathname)
    if (special) return void response.writeHead(special.status).end(special.body)
    const answers: Record<string, () => unknown> = {
      'GET /authorize': () => ask(request, response),
      'POST /token': () => grant(request, response),
      'GET /me': () => tell(request, response),
      'GET /favicon.ico': () => response.writeHead(204).end(),
    }
    await (answers[`${request.method} ${pathname}`] ?? (() => response.writeHead(404).end()))()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    provider: {
      source,
      title: 'Teahouse',
      titleZh: '茶馆',
      ...CLIENT,
      authorizeUrl: `${url}/authorize`,
      tokenUrl: `${url}/token`,
      userUrl: `${url}/me`,
    },
    is: (facts) => {
      person = facts
    },
    agree,
    answerNext: (path, status, body) => void next.set(path, { status, body }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
