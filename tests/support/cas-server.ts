import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A minimal CAS server with a login form, ticket validation and logout. A ticket is valid once and for one
 * service.
 */
export interface CasServer {
  /** Value of `CAS_URL`. */
  url: string
  /** Issues a ticket, as a login with the form does. */
  issue: (username: string, service: string) => string
  /** Expires a ticket. */
  expire: (ticket: string) => void
  /** Sets the response to the next ticket validation, to act as a broken or hostile server. */
  answerNext: (status: number, body: string, headers?: Record<string, string>) => void
  /** Addresses that were requested, in order. */
  asked: string[]
  stop: () => Promise<void>
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const answerOf = (inner: string) =>
  `<cas:serviceResponse xmlns:cas='http://www.yale.edu/tp/cas'>\n  ${inner}\n</cas:serviceResponse>\n`

/** Creates a success response with the user attributes of CAS protocol version 3. */
export const success = (username: string) =>
  answerOf(`<cas:authenticationSuccess>
    <cas:user>${username.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</cas:user>
    <cas:attributes><cas:mail>x@example.com</cas:mail><cas:isNew/></cas:attributes>
  </cas:authenticationSuccess>`)

const failure = (code: string) =>
  answerOf(`<cas:authenticationFailure code="${code}">${code}</cas:authenticationFailure>`)

/** Creates the logout request that a CAS server sends to the service of a ticket. */
export const logoutRequest = (ticket: string) => `<samlp:LogoutRequest
  xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"
  ID="LR-1" Version="2.0" IssueInstant="2026-03-08T09:05:00Z">
  <saml:NameID>@NOT_USED@</saml:NameID><samlp:SessionIndex>${ticket}</samlp:SessionIndex>
</samlp:LogoutRequest>`

const form = (service: string) => `<!doctype html><title>CAS</title><h1>Company sign-in</h1>
<form method="post" action="?service=${escaped(encodeURIComponent(service))}">
<label>Account <input name="username"></label><button>Enter</button></form>`

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) text += part
  return new URLSearchParams(text)
}

/** Starts the server on a free port. Stop the server in `afterAll`. */
export async function startCasServer(): Promise<CasServer> {
  const tickets = new Map<string, { username: string; service: string; isOld: boolean }>()
  const people = new Map<string, string>()
  const asked: string[] = []
  let next: { status: number; body: string; headers: Record<string, string> } | undefined

  const issue: CasServer['issue'] = (username, service) => {
    const ticket = `ST-${randomBytes(12).toString('hex')}`
    tickets.set(ticket, { username, service, isOld: false })
    return ticket
  }
  const validate = (service: string, ticket: string): string => {
    const known = tickets.get(ticket)
    tickets.delete(ticket)
    if (!known || known.isOld) return failure('INVALID_TICKET')
    return known.service === service ? success(known.username) : failure('INVALID_SERVICE')
  }
  const enter = (response: ServerResponse, username: string, service: string) => {
    const back = new URL(service)
    back.searchParams.set('ticket', issue(username, service))
    response.writeHead(302, { location: back.href }).end()
  }

  const answerValidation = (response: ServerResponse, { service, ticket }: Record<string, string>) => {
    const special = next
    next = undefined
    const headers = { 'content-type': 'application/xml', ...special?.headers }
    response.writeHead(special?.status ?? 200, headers)
    response.end(special?.body ?? validate(service ?? '', ticket ?? ''))
  }
  const logIn = async (request: IncomingMessage, response: ServerResponse, service: string) => {
    const username = (await bodyOf(request)).get('username') ?? ''
    const session = randomBytes(8).toString('hex')
    people.set(session, username)
    response.setHeader('set-cookie', `tgc=${session}; Path=/cas; HttpOnly`)
    enter(response, username, service)
  }
  const offerLogin = (response: ServerResponse, cookie: string, service: string) => {
    const username = people.get(cookie)
    if (username !== undefined) return enter(response, username, service)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(form(service))
  }
  const logOut = (response: ServerResponse, cookie: string, service: string) => {
    people.delete(cookie)
    response.writeHead(302, { location: service }).end()
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cas')
    asked.push(request.url ?? '')
    const service = searchParams.get('service') ?? ''
    const cookie = /tgc=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const answers: Record<string, () => unknown> = {
      'GET /cas/serviceValidate': () => answerValidation(response, Object.fromEntries(searchParams)),
      'POST /cas/login': () => logIn(request, response, service),
      'GET /cas/login': () => offerLogin(response, cookie, service),
      'GET /cas/logout': () => logOut(response, cookie, service),
      'GET /favicon.ico': () => response.writeHead(204).end(),
    }
    const answer = answers[`${request.method} ${pathname}`] ?? (() => response.writeHead(404).end())
    await answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cas`,
    issue,
    expire: (ticket) => {
      const known = tickets.get(ticket)
      if (known) known.isOld = true
    },
    answerNext: (status, body, headers = {}) => {
      next = { status, body, headers }
    },
    asked,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
