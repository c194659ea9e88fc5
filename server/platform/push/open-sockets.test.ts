import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createSockets, MAX_LEGACY, MAX_PER_USER, type Owner } from './open-sockets.ts'

let server: WebSocketServer
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
})
afterAll(() => {
  for (const socket of server.clients) socket.terminate()
  server.close()
})

const owner: Owner = { userId: 'u1', tokenHash: Buffer.from('x'), isLegacy: false }

/** Connects both ends of a socket. */
async function connect(): Promise<{ here: WebSocket; there: WebSocket; heard: string[] }> {
  const there = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  there.on('message', (data) => heard.push(String(data)))
  const [[here]] = await Promise.all([once(server, 'connection'), once(there, 'open')])
  return { here: here as WebSocket, there, heard }
}

/** Connects sockets one after the other, since each connection is matched by the next event of the server. */
async function connectMany(count: number) {
  const ends: Awaited<ReturnType<typeof connect>>[] = []
  for (const _ of Array.from({ length: count })) ends.push(await connect())
  return ends
}

test('a client that does not read is disconnected, and its messages use no memory until then', async () => {
  const peers = createSockets()
  const [slow, quick] = [await connect(), await connect()]
  peers.add(slow.here, owner)
  peers.add(quick.here, { ...owner, userId: 'u2' })
  slow.there.pause()
  const gone = once(slow.here, 'close')
  const entry = { userIds: ['u1'], msgId: 'x', msgTxt: '茶'.repeat(100), topic: 'notice' as const }

  for (const _ of Array.from({ length: 100_000 })) peers.deliver(entry)
  const waiting = slow.here.bufferedAmount
  await gone
  peers.deliver({ userIds: null, msgId: 'y', msgTxt: '', topic: 'notice' })

  expect(waiting).toBeLessThan(200_000)
  expect([...peers.all].map(({ userId }) => userId)).toEqual(['u2'])
  await expect.poll(() => quick.heard).toEqual(['{"cmd":"topic","msgId":"y","msgTxt":""}'])
})

test('a client that did not answer a ping is disconnected at the next one; a client that did stays', async () => {
  const peers = createSockets()
  const [dead, alive] = [await connect(), await connect()]
  peers.add(dead.here, { ...owner, userId: 'dead' })
  peers.add(alive.here, { ...owner, userId: 'alive' })
  dead.there.pause()
  const answered = once(alive.here, 'pong')

  peers.ping()
  await answered
  peers.ping()

  await expect.poll(() => [...peers.all].map(({ userId }) => userId)).toEqual(['alive'])
})

test('the limit of sockets per user is reached with exactly this number', async () => {
  const peers = createSockets()
  const ends = await connectMany(MAX_PER_USER)
  for (const { here } of ends.slice(1)) peers.add(here, owner)
  const before = peers.isFull(owner)

  peers.add(ends[0]?.here as WebSocket, owner)

  expect([before, peers.isFull(owner), peers.isFull({ ...owner, userId: 'u2' })]).toEqual([
    false,
    true,
    false,
  ])
})

test('sockets without a token have their own limit and take no place of sockets with a token', async () => {
  const peers = createSockets()
  const legacy = { ...owner, isLegacy: true }
  const ends = await connectMany(MAX_LEGACY.perUser + MAX_PER_USER - 1)

  for (const [index, { here }] of ends.entries()) peers.add(here, index < MAX_LEGACY.perUser ? legacy : owner)
  const full = [peers.isFull(legacy), peers.isFull(owner)]
  const gone = once(ends[0]?.here as WebSocket, 'close')
  ends[0]?.there.close()
  await gone

  expect([full, peers.isFull(legacy)]).toEqual([[true, false], false])
})
