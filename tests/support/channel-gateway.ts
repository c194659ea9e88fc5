import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChannelAnswer, ChannelRequest } from '../../schemas/index.ts'
import { isSignature, SIGNATURE_HEADERS } from '../../server/platform/request-signature/signature.ts'

/** Way in which the gateway answers the next requests that submit operations. */
export type GatewayMode =
  | 'answer'
  | 'accept'
  | 'fail'
  | 'reject'
  | 'hang'
  | 'redirect'
  | 'text'
  | 'huge'
  | 'wrongShape'
  | 'otherNumber'
  | 'badRequest'
  | 'unavailable'

/**
 * Test gateway of a payment channel. The gateway executes each request number once, as `docs/channels.md`
 * demands.
 */
export interface ChannelGateway {
  url: string
  mode: GatewayMode
  /** Field that the gateway leaves out of its answers. */
  omits: 'merchantNo' | 'attempt' | undefined
  /** Fields that the gateway adds to its answers. */
  adds: object
  /** Requests that the gateway received, in order. */
  requests: ChannelRequest[]
  /** Number of executions, by request number. */
  effects: Map<string, number>
  /** Number of requests that the gateway refused because of a wrong signature. */
  refused: number
  close: () => Promise<void>
}

const BAD: Partial<Record<GatewayMode, [status: number, body: string]>> = {
  redirect: [302, ''],
  text: [200, 'OK'],
  huge: [200, JSON.stringify({ status: 'x'.repeat(100_000) })],
  wrongShape: [200, JSON.stringify({ requestNo: 'x', status: 'MAYBE' })],
  badRequest: [400, '{}'],
  unavailable: [503, '{}'],
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const headerOf = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '')

/** Starts the gateway, which checks the signature of each request with this secret. */
export async function startChannelGateway(secret: string): Promise<ChannelGateway> {
  const stored = new Map<string, ChannelAnswer>()

  function execute({ requestNo, kind, attempt }: ChannelRequest): ChannelAnswer {
    const before = stored.get(requestNo)
    if (before && before.status !== 'FAILED') return before
    const status = gateway.mode === 'fail' ? 'FAILED' : gateway.mode === 'reject' ? 'REJECTED' : 'SUCCEEDED'
    if (status === 'SUCCEEDED') gateway.effects.set(requestNo, (gateway.effects.get(requestNo) ?? 0) + 1)
    const answer: ChannelAnswer = {
      requestNo,
      ...(gateway.omits !== 'attempt' && { attempt }),
      status,
      ...(status !== 'SUCCEEDED' && { message: `gateway: ${gateway.mode}` }),
      ...(kind === 'ONBOARDING' &&
        gateway.omits !== 'merchantNo' && { merchantNo: `88${requestNo.slice(-8)}` }),
      ...(kind === 'BALANCE_QUERY' && { balanceFen: 123_456 }),
    }
    stored.set(requestNo, answer)
    return answer
  }

  function send(response: ServerResponse, status: number, body: string): void {
    const location = status === 302 && { location: 'https://example.com/' }
    response.writeHead(status, { 'content-type': 'application/json', ...location }).end(body)
  }

  function submit(request: ChannelRequest, response: ServerResponse): void {
    gateway.requests.push(request)
    const { mode } = gateway
    const bad = BAD[mode]
    if (bad) {
      send(response, ...bad)
      return
    }
    const answer = execute(request)
    // In this mode, the request is executed, but its answer never arrives.
    if (mode === 'hang') return
    const { requestNo, attempt } = request
    const accepted = {
      requestNo,
      status: 'PROCESSING',
      ...(gateway.omits !== 'attempt' && { attempt }),
    }
    const shown = mode === 'accept' ? accepted : answer
    const sent = { ...shown, ...gateway.adds, ...(mode === 'otherNumber' && { requestNo: 'C0' }) }
    send(response, 200, JSON.stringify(sent))
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const { method = '', url: path = '' } = request
    const [time, nonce, signature] = [
      SIGNATURE_HEADERS.time,
      SIGNATURE_HEADERS.nonce,
      SIGNATURE_HEADERS.signature,
    ].map((name) => headerOf(request, name))
    if (!isSignature(signature ?? '', { method, path, time: time ?? '', nonce: nonce ?? '', body }, secret)) {
      gateway.refused += 1
      return send(response, 401, '{}')
    }
    if (method === 'POST') return submit(JSON.parse(body.toString()), response)
    const answer = stored.get(path.split('/').at(-1) ?? '')
    if (path.includes('/statements/'))
      return send(response, 200, JSON.stringify({ date: path.split('/').at(-1), lines: [] }))
    send(response, answer ? 200 : 404, JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const gateway: ChannelGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay`,
    mode: 'answer',
    omits: undefined,
    adds: {},
    requests: [],
    effects: new Map(),
    refused: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return gateway
}
