import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import type { Product } from '../support/product.ts'
import { againstLimit, againstPeer } from './figures.ts'
import type { Row } from './table.ts'

const CLIENTS = 100
const RELEASES = 7
const RELEASE_LIMIT = 1_000
const READS = 200
const USERS = ['admin', 'clerk', 'reviewer', 'keeper', 'supervisor', 'configurator'] as const

const page = JSON.parse(readFileSync('schemas/pages/bill/settle-bill-list.page.json', 'utf8'))

interface Caller {
  id: string
  token: string
  get(path: string): Promise<Response>
  publish(baseVersion: number): Promise<void>
}

async function signIn({ url }: Product, username: string): Promise<Caller> {
  const base = `${url}/jeecg-boot`
  const json = { 'content-type': 'application/json' }
  const credentials = JSON.stringify({ username, password: '123456' })
  const answer = await fetch(`${base}/sys/login`, { method: 'POST', headers: json, body: credentials })
  const { result } = (await answer.json()) as { result: { token: string; userInfo: { id: string } } }
  const headers = { ...json, 'X-Access-Token': result.token }
  return {
    id: result.userInfo.id,
    token: result.token,
    get: (path) => fetch(base + path, { headers }),
    publish: async (baseVersion) => {
      const body = JSON.stringify({ id: page.id, page, baseVersion, message: `Release ${baseVersion}` })
      const keyed = { ...headers, 'Idempotency-Key': randomUUID() }
      const done = await fetch(`${base}/app/pages/publish`, { method: 'POST', headers: keyed, body })
      if (!done.ok) throw new Error(`publication failed: ${await done.text()}`)
    },
  }
}

/** Opens one socket for each client. The clients are distributed evenly over the users. */
async function openClients({ url }: Product, callers: readonly Caller[]) {
  const clients = Array.from({ length: CLIENTS }, (_, index) => {
    const caller = callers[index % callers.length] as Caller
    const address = `${url.replace('http', 'ws')}/jeecg-boot/websocket/${caller.id}`
    return { caller, socket: new WebSocket(address, [caller.token]) }
  })
  await Promise.all(clients.map(({ socket }) => once(socket, 'open')))
  return clients
}

/**
 * Waits until each client has received the message about a release and has then read the index of released
 * pages.
 */
const allHaveSeen = (clients: Awaited<ReturnType<typeof openClients>>) =>
  Promise.all(
    clients.map(async ({ caller, socket }) => {
      await once(socket, 'message')
      await (await caller.get('/app/pages/released')).json()
    }),
  )

async function timesOf(read: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < READS; run += 1) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  return times
}

/**
 * Measures the time until a hundred connected clients know of a release. Also measures how much longer a
 * request for a released page takes than a request for a page that is not released.
 */
export async function benchReleases(product: Product): Promise<Row[]> {
  const callers = await Promise.all(USERS.map((name) => signIn(product, name)))
  const [admin] = callers as [Caller]
  const clients = await openClients(product, callers)
  const releases: number[] = []
  for (let version = 0; version < RELEASES; version += 1) {
    const seen = allHaveSeen(clients)
    const began = performance.now()
    await admin.publish(version)
    await seen
    if (version > 0) releases.push(performance.now() - began)
  }
  for (const { socket } of clients) socket.close()
  const read = (component: string) => async () =>
    (await admin.get(`/app/pages/page?component=${component}`)).text()
  await timesOf(read(page.id))
  const released = await timesOf(read(page.id))
  const unreleased = await timesOf(read('bill/TradeOrderList'))
  return [
    againstLimit(`a release seen by ${CLIENTS} open clients`, releases, RELEASE_LIMIT),
    againstPeer('a released page from the server (≤ 20 ms over the peer)', released, {
      name: 'a page that is not released',
      times: unreleased,
    }),
  ]
}
