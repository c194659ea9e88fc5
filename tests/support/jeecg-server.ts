import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import websocket, { type WebSocket } from '@fastify/websocket'
import Fastify, { type FastifyRequest } from 'fastify'
import type { Generation } from '../../server/upstream/generation.ts'

const UNKNOWN_PATH = '路径不存在，请检查路径是否正确'
const EXPIRED = 'Token失效，请重新登录'
const SECRET = 'dd05f1c54d63749eda95f9fa6d49v442a'
/** Picture of a captcha; the server accepts every answer. */
const CAPTCHA = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
/** Token of the only user. */
export const JEECG_TOKEN = 'a-token-of-jeecg'

/** Result of a call that a proxy before JeecgBoot answers with a web page. */
export class WebPage {}

interface JeecgRequest {
  method: string
  path: string
  query: unknown
  headers: FastifyRequest['headers']
  body: unknown
}

export interface JeecgOptions {
  generation: Generation
  /** True for a version before 2.2, whose login page has another call. */
  isOld?: boolean
  /** Results by method and path below the base path, such as `GET /sys/user/list`. */
  results?: Readonly<Record<string, unknown>>
}

const envelope = (result: unknown) => ({ success: true, message: '', code: 0, result, timestamp: Date.now() })
const failure = (code: number, message: string) => ({ ...envelope(null), success: false, code, message })

/** The signature that JeecgBoot expects, computed from the parsed query. */
function expectedSignature(query: Record<string, string>): string {
  const { _t, ...signed } = query
  const sorted = Object.fromEntries(Object.entries(signed).sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('md5')
    .update(JSON.stringify(sorted) + SECRET)
    .digest('hex')
    .toUpperCase()
}

/**
 * Starts a small server that behaves like a generation of JeecgBoot: tokens, signatures, unknown paths, methods,
 * and the WebSocket. Records the requests. Tests may change the results, send frames and answer with pages.
 */
export async function startJeecgServer({ generation, isOld = false, results = {} }: JeecgOptions) {
  const requests: JeecgRequest[] = []
  const sockets = new Set<WebSocket>()
  const held = new Set<string>()
  const app = Fastify({ forceCloseConnections: true })
  await app.register(websocket)
  const base = '/jeecg-boot'
  const messages = generation === '2.2' ? '/message/' : '/sys/message/'
  const anonymous: Record<string, unknown> = {
    ...(generation !== '2.2' && { 'GET /sys/cas/client/validateLogin': failure(500, '验证失败') }),
    ...(generation === '3' && { 'GET /sys/getLoginQrcode': envelope({ qrcodeId: 'QRCODELOGIN1' }) }),
    'POST /sys/login': { ...envelope(results['POST /sys/login'] ?? { token: JEECG_TOKEN }), code: 200 },
    'GET /sys/getEncryptedString': envelope({ key: '1234567890adbcde', iv: '1234567890hjlkew' }),
  }
  const known: Record<string, unknown> = {
    [`GET ${messages}sysMessage/list`]: { records: [], total: 0 },
    'PUT /sys/selectDepart': { userInfo: { id: 'u1', orgCode: 'A01' } },
    'GET /sys/dict/getDictItems/sex': [{ value: '1', text: '男', title: '男', label: '男' }],
    ...results,
  }

  app.get<{ Params: { user: string } }>(`${base}/websocket/:user`, { websocket: true }, (socket, request) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.send(JSON.stringify({ cmd: 'user', userId: request.params.user }))
  })
  app.get(`${base}/sys/common/static/page.html`, (_, reply) =>
    reply.type('text/html').header('set-cookie', 'rememberMe=1').send('<script>alert(1)</script>'),
  )
  const captcha = isOld ? failure(404, UNKNOWN_PATH) : envelope(CAPTCHA)
  app.get(`${base}/sys/randomImage/:key`, () => captcha)
  const pathOf = ({ url }: FastifyRequest) => url.slice(base.length).split('?')[0] ?? ''
  app.addHook('preHandler', async (request) => {
    const { method, query, headers, body } = request
    const path = pathOf(request)
    requests.push({ method, path, query, headers, body })
    if (held.has(`${method} ${path}`)) await new Promise(() => undefined)
  })
  app.all(`${base}/*`, (request, reply) => {
    const path = pathOf(request)
    const call = `${request.method} ${path}`
    if (call in anonymous) return anonymous[call]
    if (request.headers['x-access-token'] !== JEECG_TOKEN) {
      return generation === '3'
        ? reply.code(401).send({ ...envelope(null), code: 401, message: `${EXPIRED}!` })
        : reply.code(500).send({ status: 500, message: EXPIRED, path })
    }
    const isSigned = path.startsWith('/sys/dict/getDictItems/') && generation !== '2.2'
    const signature = expectedSignature(request.query as Record<string, string>)
    if (isSigned && request.headers['x-sign'] !== signature) return failure(500, 'Sign签名校验失败！')
    if (known[call] instanceof WebPage) return reply.type('text/html').send('<html></html>')
    if (call in known) return envelope(known[call])
    return failure(404, UNKNOWN_PATH)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${base}`,
    requests,
    /** Results by call, which tests may change. */
    results: known,
    /** Calls that get no response. */
    held,
    /** Sends a frame to all sockets. */
    announce: (frame: object) => {
      for (const socket of sockets) socket.send(JSON.stringify(frame))
    },
    close: () => app.close(),
  }
}

export type JeecgServer = Awaited<ReturnType<typeof startJeecgServer>>
