import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Config } from '../../config.ts'
import { isPrivateAddress } from './private-addresses.ts'

/** Timeout of a call in milliseconds. */
const PATIENCE = 6_000
/** Maximum size of a response in bytes. */
const MAX_ANSWER = 65_536

/** A request to an address from the configuration. */
export interface OutboundRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Signal that aborts the request, instead of the client's timeout. */
  signal?: AbortSignal
  /** Maximum size of the response in bytes, 64 KB by default. */
  maxBytes?: number
}

/** Response to a request. Redirects aren't followed. */
export interface OutboundAnswer {
  status: number
  text: string
}

export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').toLowerCase()

function rejectPrivateAddress(host: string, address: string): void {
  if (isPrivateAddress(address)) {
    throw new Error(
      `${host} has the private address ${address}: name it in OUTBOUND_PRIVATE_HOSTS if that is meant`,
    )
  }
}

/**
 * Resolves a host and checks all its addresses. The connection uses exactly the checked addresses, since a
 * second look-up could return other addresses.
 */
const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    try {
      for (const { address } of found) rejectPrivateAddress(hostname, address)
    } catch (refusal) {
      return done(refusal as NodeJS.ErrnoException, [])
    }
    const [first] = found
    if (options.all || first === undefined) return done(null, found)
    done(null, first.address, first.family)
  })
}

/** The response is longer than allowed. */
export class ResponseTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`the answer is longer than ${maxBytes} bytes`)
    this.name = 'ResponseTooLarge'
  }
}

async function readText(answer: http.IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    size += (part as Buffer).length
    if (size > maxBytes) throw new ResponseTooLarge(maxBytes)
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Creates the HTTP client for addresses from the configuration. The client doesn't follow redirects, and
 * calls private addresses only for allowed hosts. Callers must build the address from a setting, never from
 * user input.
 */
export function createHttpClient({ outboundPrivateHosts }: Pick<Config, 'outboundPrivateHosts'>): Outbound {
  return async ({ url, method = 'GET', headers, body, signal, maxBytes = MAX_ANSWER }) => {
    const { protocol, hostname } = new URL(url)
    const host = bare(hostname)
    const isTrusted = outboundPrivateHosts.includes(host)
    // A host that is an IP address isn't resolved, so it is checked here.
    if (!isTrusted && isIP(host)) rejectPrivateAddress(host, host)
    const options: https.RequestOptions = {
      method,
      headers: {
        accept: '*/*',
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      agent: false,
      signal: signal ?? AbortSignal.timeout(PATIENCE),
      ...(!isTrusted && { lookup: publicLookup }),
    }
    return new Promise((resolve, reject) => {
      const client = protocol === 'https:' ? https : http
      const request = client.request(url, options, (answer) => {
        readText(answer, maxBytes).then(
          (text) => resolve({ status: answer.statusCode ?? 0, text }),
          (error: unknown) => {
            request.destroy()
            reject(error)
          },
        )
      })
      request.on('error', reject)
      request.end(body)
    })
  }
}
