import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createContractRegistry, operations } from '#schemas/operations'
import { createHttp, failureOf, type HttpProblem, needsPlace } from './index.ts'

interface SeenRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: unknown
}

let server: Server
let requests: SeenRequest[]
let problems: HttpProblem[]
let answer: { status: number; body: string }
let token: string | undefined

type HttpContracts = Parameters<typeof createHttp>[0]['contracts']

const envelope = (parts: object) =>
  JSON.stringify({ success: true, message: '', code: 200, result: null, timestamp: 1, ...parts })
const failed = (status: number, parts: object) => {
  answer = { status, body: envelope({ success: false, code: status, ...parts }) }
}
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/jeecg-boot`
const http = (base = address(), contracts: HttpContracts = createContractRegistry({ operations })) =>
  createHttp({
    contracts,
    base,
    token: () => token,
    locale: () => 'en-US',
    onProblem: (problem) => problems.push(problem),
  })

beforeEach(async () => {
  ;[requests, problems, token] = [[], [], 'abc']
  answer = { status: 200, body: envelope({ result: { ok: true } }) }
  server = createServer(async (request, reply) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const { method = '', headers } = request
    requests.push({
      method,
      path: pathname,
      query: searchParams,
      headers,
      body: text ? JSON.parse(text) : undefined,
    })
    reply.writeHead(answer.status, { 'content-type': 'application/json', etag: '"1"' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

describe('a request', () => {
  test('a GET sends its arguments, a timestamp in seconds, the token and the language', async () => {
    const before = Math.floor(Date.now() / 1000)

    await http().call('bill.list', { status: 'PENDING', pageNo: 2, none: undefined, gone: null })

    const [{ query, headers, path }] = requests as [SeenRequest]
    expect(path).toBe('/jeecg-boot/bill/settleBill/list')
    expect(Number(query.get('_t'))).toBeGreaterThanOrEqual(before)
    expect(Number(query.get('_t'))).toBeLessThan(before + 60)
    query.delete('_t')
    expect(Object.fromEntries(query)).toEqual({ status: 'PENDING', pageNo: '2' })
    expect(headers).toMatchObject({ 'x-access-token': 'abc', 'x-locale': 'en-US' })
  })

  test('a dictionary request has the code in its path and no timestamp, so that browsers can cache it', async () => {
    await http().call('dict.items', { code: 'a/b c' })

    expect(requests[0]).toMatchObject({ path: '/jeecg-boot/sys/dict/getDictItems/a%2Fb%20c' })
    expect(requests[0]?.query.toString()).toBe('')
  })

  test.each([
    ['dict.search', { code: 'shop,name,id' }],
    ['dict.searchByValue', { code: 'shop,name,id' }],
    ['dict.texts', { code: 'shop,name,id' }],
    ['category.names', { ids: '1' }],
  ])('the dictionary look-up %s has no timestamp either', async (operation, args) => {
    await http().call(operation, args)

    expect(requests).toHaveLength(1)
    expect(requests[0]?.query.has('_t')).toBe(false)
  })

  test('a write sends a body and its headers, without a timestamp', async () => {
    await http().call('bill.confirm', { id: '1', version: 3 }, { headers: { 'Idempotency-Key': 'k' } })

    expect(requests[0]).toMatchObject({ method: 'PUT', body: { id: '1', version: 3 } })
    expect(requests[0]?.headers['idempotency-key']).toBe('k')
    expect(requests[0]?.query.has('_t')).toBe(false)
  })

  test('strings are trimmed at any depth; passwords are sent as typed', async () => {
    await http()
      .call('session.login', {
        username: ' clerk ',
        password: ' 12 ',
        deep: [{ oldPassword: ' x', name: 'y ' }],
      })
      .catch(() => undefined)

    expect(requests[0]?.body).toEqual({
      username: 'clerk',
      password: ' 12 ',
      deep: [{ oldPassword: ' x', name: 'y' }],
    })
  })

  test('strings in the query and the path are trimmed too', async () => {
    await http().call('bill.list', { billNo: ' SB7 ', status: [' HELD '] })
    await http().call('dict.items', { code: ' yes_no ' })

    expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({ billNo: 'SB7', status: '["HELD"]' })
    expect(requests[1]?.path).toBe('/jeecg-boot/sys/dict/getDictItems/yes_no')
  })

  test('without a session there is no token header', async () => {
    token = undefined

    await http().call('bill.list')

    expect(requests[0]?.headers).not.toHaveProperty('x-access-token')
  })

  test('an operation that is not known yet is loaded before its request', async () => {
    const registry = createContractRegistry({ operations })
    const endpoint = { method: 'POST', path: '/parcels/:id', access: 'signedIn', gives: 'value' } as const
    const load = async ([name = '']: readonly string[]) =>
      void registry.register({ operations: { [name]: endpoint } })

    await http(address(), { ...registry, load }).call('parcel.send', { id: '7', to: 'A01' })

    expect(requests).toMatchObject([{ method: 'POST', path: '/jeecg-boot/parcels/7', body: { to: 'A01' } }])
  })

  test('an unknown operation is rejected without a request', async () => {
    await expect(http().call('bill.explode')).rejects.toMatchObject({ code: 'HTTP_UNKNOWN_OPERATION' })
    expect(requests).toEqual([])
  })
})

describe('a response', () => {
  test('a success returns the result of the envelope', async () => {
    await expect(http().call('bill.list')).resolves.toEqual({ ok: true })
  })

  test('the message of a success is passed to onMessage, unless it is empty', async () => {
    const onMessage = vi.fn()
    await http().call('user.updatePassword', {}, { onMessage })
    answer.body = envelope({ message: 'Your password is changed!' })
    await http().call('user.updatePassword', {}, { onMessage })

    expect(onMessage.mock.calls).toEqual([['Your password is changed!']])
  })

  test.each(['onMessage', 'onTag'])(
    'an error thrown by the callback %s is rethrown unchanged and not reported',
    async (callback) => {
      answer = { status: 200, body: envelope({ message: 'done' }) }
      const thrown = new TypeError('bug')
      const fail = () => {
        throw thrown
      }

      await expect(http().call('bill.list', {}, { [callback]: fail })).rejects.toBe(thrown)
      expect(problems).toEqual([])
    },
  )

  test('a response with success false rejects with its message', async () => {
    answer.body = envelope({ success: false, code: 510, message: 'no permission' })

    await expect(http().call('bill.list')).rejects.toMatchObject({
      code: 'HTTP_510',
      kind: 'http',
      message: 'no permission',
      data: { status: 200, businessCode: 510, notified: false },
    })
    expect(problems).toEqual([])
  })

  test('an error in `refusal` has its code, status and fields', async () => {
    const fields = { phone: 'Mobile number already in use' }
    const refusal = { error: 'USER_TAKEN', status: 409, fields, requestId: '1' }
    answer.body = envelope({ success: false, code: 500, message: fields.phone, refusal })

    await expect(http().call('user.edit')).rejects.toMatchObject({
      code: 'USER_TAKEN',
      message: fields.phone,
      data: { status: 409, businessCode: 500, fields, requestId: '1', notified: false },
    })
  })

  test.each([
    ['the text "200"', '200'],
    ['the number 200 of a JeecgBoot server', 200],
  ])('a login succeeds if the code of the response is %s', async (_, code) => {
    answer.body = envelope({ code, result: { token: 't' } })

    await expect(http().call('session.login', {})).resolves.toEqual({ token: 't' })
  })

  test.each(['session.login', 'visitor.phoneLogin'])(
    'a login with another code fails, even if success is true: %s',
    async (operation) => {
      answer.body = envelope({ code: 500, message: 'wrong' })

      await expect(http().call(operation, {})).rejects.toMatchObject({ message: 'wrong' })
    },
  )

  test("a response that isn't JSON is one problem", async () => {
    answer.body = '<html>'

    await expect(http().call('bill.list')).rejects.toMatchObject({ code: 'HTTP_UNREADABLE' })
    expect(problems).toHaveLength(1)
  })
})

describe('the error catalogue', () => {
  test.each([
    [403, 'access denied'],
    [404, 'sorry, resource not found!'],
    [504, 'network timeout'],
  ])('the status %i shows a notification with its fixed text', async (status, text) => {
    failed(status, { message: 'whatever the server says' })

    await expect(http().call('bill.list')).rejects.toMatchObject({ code: `HTTP_${status}`, message: text })
    expect(problems).toMatchObject([{ kind: 'notice', text }])
  })

  test.each([
    ['signed in', 'abc', true],
    ['not signed in', undefined, false],
  ])('a 401 while %s is reported with the fact whether the user was signed in', async (_, sent, signedIn) => {
    token = sent
    failed(401, {})

    await expect(http().call('bill.list')).rejects.toMatchObject({ code: 'HTTP_401' })
    expect(problems).toEqual([{ kind: 'unauthorized', text: 'unauthorized, please log in again', signedIn }])
  })

  test('a 500 with a token and the expiry message ends the session', async () => {
    failed(500, { message: 'Token失效，请重新登录' })

    await expect(http().call('bill.list')).rejects.toMatchObject({ code: 'HTTP_EXPIRED' })
    expect(problems).toEqual([{ kind: 'expired', text: 'sorry, login has expired, please log in again' }])
  })

  test('an internal failure of our server shows the text of the client, whose reference is beside it', async () => {
    failed(500, {
      message: 'The server failed. Reference: r1',
      result: { error: 'INTERNAL', requestId: 'r1' },
    })

    await expect(http().call('bill.list')).rejects.toMatchObject({ code: 'INTERNAL' })
    expect(problems).toEqual([
      {
        kind: 'notice',
        text: 'The server failed. Try again, or give support the reference.',
        seconds: 4,
        requestId: 'r1',
      },
    ])
  })

  test('a 500 with the expiry message, but without a token, ends no session', async () => {
    token = undefined
    failed(500, { message: 'Token失效，请重新登录' })

    await expect(http().call('bill.list')).rejects.toMatchObject({ code: 'HTTP_500' })
    expect(problems).toEqual([
      { kind: 'unauthorized', text: 'unauthorized, please log in again', signedIn: false },
    ])
  })

  test("a status without a fixed text shows the server's message for 4 s", async () => {
    failed(500, { message: 'busy', result: { error: 'SERVER_BUSY', requestId: 'r1' } })

    await expect(http().call('bill.list')).rejects.toMatchObject({
      code: 'SERVER_BUSY',
      data: { requestId: 'r1' },
    })
    expect(problems).toEqual([{ kind: 'notice', text: { verbatim: 'busy' }, seconds: 4, requestId: 'r1' }])
  })

  test.each([400, 409, 422])(
    "a refusal with status %i shows the server's message for 4 s, and has code and fields for its place",
    async (status) => {
      failed(status, {
        message: 'no',
        result: { error: 'BILL_NOT_PENDING', fields: { reason: 'short' }, requestId: 'r' },
      })

      const error = await http()
        .call('bill.hold')
        .catch((cause) => cause)

      expect(error).toMatchObject({ code: 'BILL_NOT_PENDING', message: 'no' })
      expect(failureOf(error)).toMatchObject({ status, fields: { reason: 'short' }, notified: true })
      expect(needsPlace(error)).toBe(true)
      expect(problems).toEqual([{ kind: 'notice', text: { verbatim: 'no short' }, seconds: 4 }])
    },
  )

  test.each([{ isQuiet: true }, { showsRefusals: true }])(
    'a refusal is left to a caller with %j',
    async (options) => {
      failed(409, { message: 'no' })

      await expect(http().call('bill.hold', {}, options)).rejects.toMatchObject({ data: { notified: false } })
      expect(problems).toEqual([])
    },
  )

  test('ten equal failures are reported once', async () => {
    failed(401, {})
    const client = http()

    await Promise.allSettled(Array.from({ length: 10 }, () => client.call('bill.list')))

    expect(requests).toHaveLength(10)
    expect(problems).toHaveLength(1)
  })

  test('a network failure is reported once', async () => {
    const base = address()
    await new Promise((resolve) => server.close(resolve))

    const error = await http(base)
      .call('bill.confirm')
      .catch((cause) => cause)

    expect(error).toMatchObject({
      code: 'HTTP_NETWORK',
      message: "The server can't be reached. Check your network and try again.",
    })
    expect(problems).toHaveLength(1)
  })

  test('a request times out after 300000 ms', async () => {
    vi.useFakeTimers()
    const never = ({ signal }: Request) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    vi.stubGlobal('fetch', never)
    const outcome = vi.fn()

    void http().call('bill.list').catch(outcome)
    await vi.advanceTimersByTimeAsync(300_000 - 1)
    const early = outcome.mock.calls.length
    await vi.advanceTimersByTimeAsync(1)

    expect([early, outcome.mock.calls.length]).toEqual([0, 1])
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({ message: 'network timeout' })
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('a cancelled call rejects with its abort reason and is not reported', async () => {
    const abort = new AbortController()
    const call = http().call('bill.list', {}, { signal: abort.signal })
    abort.abort()

    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(problems).toEqual([])
  })
})
