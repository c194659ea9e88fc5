import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { createServices } from '../../server/create-services.ts'
import { createIdMaker } from '../../server/db/index.ts'
import type { Services } from '../../server/services.ts'
import { APP_SECRET } from './app-secret.ts'
import { openPatiently } from './cluster.ts'
import type { TestDatabase } from './database.ts'

/** One node of a cluster: a server that listens on a port, with its own pool of database connections. */
export interface Node {
  app: FastifyInstance
  services: Services
  port: number
  /** Calls the API of this node, with a token as a signed-in user. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions) => Promise<Answer>
  close: () => Promise<void>
}

interface CallOptions {
  token?: string
  body?: object
}

/** Response of a node to a call. */
export interface Answer {
  status: number
  success: boolean
  message: string
  code: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its response
  result: any
}

/** Starts a node on a test database. */
export async function startNode({ url }: TestDatabase, env: Record<string, string> = {}): Promise<Node> {
  const database = openPatiently(url)
  const ids = await createIdMaker(database.db)
  const config = readConfig({
    APP_SECRET,
    CAPTCHA: 'off',
    DEMO_DAY: '0',
    LOGIN_RATE_LIMIT: '10000',
    ...env,
  })
  const clock = () => new Date()
  const services = createServices({ config, database, ids, clock })
  const app = buildApp(services)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const call: Node['call'] = async (method, path, { token, body } = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/jeecg-boot${path}`, {
      method,
      headers: {
        ...(token !== undefined && { 'x-access-token': token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
  }
  const close = async () => {
    await app.close()
    await ids.close()
    await database.close()
  }
  return { app, services, port, call, close }
}

/** A signed-in user. */
export interface SignedInUser {
  token: string
  id: string
}

/** Signs a demo user in at a node. */
export async function signInAt(node: Node, username: string, password = '123456'): Promise<SignedInUser> {
  const { result } = await node.call('POST', '/sys/login', { body: { username, password } })
  return { token: result.token, id: result.userInfo.id }
}

/** A client's socket, and all messages that the client has received. */
export interface Client {
  socket: WebSocket
  frames: string[]
  /** Resolves with the close code when the socket closes. */
  closed: Promise<number>
}

interface SocketOptions {
  userId: string
  token?: string
  origin?: string
}

const listenTo = (socket: WebSocket): Client => {
  const frames: string[] = []
  socket.on('message', (data) => frames.push(String(data)))
  socket.on('error', () => undefined)
  return { socket, frames, closed: new Promise((resolve) => socket.once('close', resolve)) }
}

/** Starts a handshake. */
export function startHandshake(node: Node, { userId, token, origin }: SocketOptions): Client {
  const url = `ws://127.0.0.1:${node.port}/jeecg-boot/websocket/${userId}`
  return listenTo(new WebSocket(url, token === undefined ? [] : [token], origin ? { origin } : {}))
}

/** Opens a socket and waits until it is open. */
export async function openSocket(node: Node, options: SocketOptions): Promise<Client> {
  const client = startHandshake(node, options)
  await once(client.socket, 'open')
  return client
}

/** Tries to open a socket. Returns the HTTP status of the handshake, which is 101 if it succeeds. */
export function handshakeStatus(node: Node, options: SocketOptions): Promise<number> {
  const { socket } = startHandshake(node, options)
  return new Promise((resolve) => {
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      socket.terminate()
    })
    socket.once('open', () => {
      resolve(101)
      socket.terminate()
    })
  })
}
