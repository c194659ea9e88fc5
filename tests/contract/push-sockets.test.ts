import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import {
  type Client,
  handshakeStatus,
  type Node,
  type SignedInUser,
  signInAt,
  startHandshake,
  startNode,
} from '../support/nodes.ts'
import { heard, SOON, servePushNodes } from '../support/serve-push-nodes.ts'

const nodes = servePushNodes()

describe('a socket on any node closes within seconds after', () => {
  const { query } = { query: (sql: string, id: string) => nodes.made.database.pool.query(sql, [id]) }
  test.each<[string, (who: SignedInUser) => Promise<unknown>]>([
    ['a sign-out', ({ token }) => nodes.first.call('POST', '/sys/logout', { token })],
    ['the user is frozen', ({ id }) => query('update sys_user set status = 2 where id = $1', id)],
    ['the session is removed', ({ id }) => query('delete from sys_session where user_id = $1', id)],
    [
      "the session's idle timeout",
      ({ id }) => query(`update sys_session set seen_time = now() - interval '9 h' where user_id = $1`, id),
    ],
  ])('%s', async (_, end) => {
    await query('update sys_user set status = 1 where username = $1', 'configurator')
    const who = await signInAt(nodes.first, 'configurator')
    const client = await nodes.open(nodes.second, who)

    await end(who)

    const code = await Promise.race([client.closed, sleep(10_000)])
    expect(code).toBe(1008)
  })

  test('a password change in another session, whose socket stays open', async () => {
    const [here, there] = [await signInAt(nodes.first, 'keeper'), await signInAt(nodes.first, 'keeper')]
    const [kept, lost] = [await nodes.open(nodes.second, here), await nodes.open(nodes.second, there)]
    const passwords = { oldpassword: '123456', password: 'first brew of spring' }

    await nodes.first.call('PUT', '/sys/user/updatePassword', {
      token: here.token,
      body: { username: 'keeper', ...passwords, confirmpassword: passwords.password },
    })

    expect(await Promise.race([lost.closed, sleep(10_000)])).toBe(1008)
    expect(kept.socket.readyState).toBe(WebSocket.OPEN)
  })
})

describe('a message of a client', () => {
  test.each(['HeartBeat', 'ping', '', '{"cmd":"topic"}', '__proto__'])(
    '%j is answered with a heartbeat',
    async (text) => {
      const client = await nodes.open(nodes.first, nodes.clerk)

      client.socket.send(text)

      await expect.poll(() => client.frames).toEqual(['{"cmd":"heartcheck","msgTxt":"心跳响应"}'])
    },
  )

  test.each<[string, (socket: WebSocket) => void, number]>([
    ['a text beyond the limit', (socket) => socket.send('x'.repeat(2_000)), 1009],
    ['a binary message', (socket) => socket.send(Buffer.from([1, 2, 3])), 1003],
    [
      'a flood of messages',
      (socket) => {
        for (const text of Array.from({ length: 100 }, String)) socket.send(text)
      },
      1008,
    ],
  ])('%s closes the socket', async (_, say, code) => {
    const client = await nodes.open(nodes.first, nodes.clerk)

    say(client.socket)

    expect(await client.closed).toBe(code)
  })

  test('an invalid frame closes the socket, and the server continues', async () => {
    const client = await nodes.open(nodes.first, nodes.clerk)

    Object(client.socket)._socket.write(Buffer.from([0xff, 0xff, 0x00, 0x13, 0x37]))

    expect(await client.closed).toBeGreaterThan(1000)
    expect((await nodes.first.call('GET', '/app/capabilities')).status).toBe(200)
  })
})

test('a user has at most twenty sockets; after one closes, another may open', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => nodes.open(nodes.second, nodes.admin)))

  const refused = await handshakeStatus(nodes.second, { userId: nodes.admin.id, token: nodes.admin.token })
  clients[0]?.socket.close()
  await clients[0]?.closed

  expect(refused).toBe(429)
  await expect
    .poll(() => handshakeStatus(nodes.second, { userId: nodes.admin.id, token: nodes.admin.token }), SOON)
    .toBe(101)
})

test('five hundred sockets get a release, with limited memory', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const { pool } = nodes.made.database
  await pool.query(`
    insert into sys_user (id, username, realname, password, user_identity)
      select 'crowd' || n, 'crowd' || n, 'x', 'x', 1 from generate_series(1, 50) n;
    insert into sys_session (token_hash, user_id, expire_time)
      select sha256(('token-of-' || n)::bytea), 'crowd' || n, now() + interval '1 h' from generate_series(1, 50) n`)
  const crowd = Array.from({ length: 500 }, (_, at) => 1 + (at % 50))
  const before = process.memoryUsage().heapUsed
  const clients = await Promise.all(
    crowd.map((n) => nodes.open(nodes.second, { id: `crowd${n}`, token: `token-of-${n}` })),
  )
  const grown = process.memoryUsage().heapUsed - before

  const id = await nodes.releaseAt(nodes.first)

  const hasHeard = (client: Client) => heard(client).some(({ msgId }) => msgId === id)
  await expect.poll(() => clients.filter(hasHeard).length, SOON).toBe(500)
  expect(nodes.second.app.websocketServer.clients.size).toBe(500)
  // The measured memory includes the memory of the clients, because they run in the same process as the
  // server.
  expect(grown).toBeLessThan(200 * 2 ** 20)
})

test('a node without sockets does not read the outbox', { tags: ['slow'] }, async () => {
  const node = await startNode(nodes.made)
  const query = vi.spyOn(node.services.database.pool, 'query')
  await sleep(1_500)

  expect(JSON.stringify(query.mock.calls)).not.toContain('push_outbox')
  await node.close()
})

test('a stopping node closes its sockets without delay, even if a client does not answer', async () => {
  const node = await startNode(nodes.made)
  const [polite, deaf] = [await nodes.open(node, nodes.clerk), await nodes.open(node, nodes.clerk)]
  deaf.socket.pause()

  const began = performance.now()
  await node.close()

  expect(await polite.closed).toBe(1001)
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(await handshakeFails(node)).toBe(true)
})

const handshakeFails = (node: Node) =>
  new Promise((resolve) => {
    startHandshake(node, { userId: nodes.clerk.id, token: nodes.clerk.token }).socket.once('error', () =>
      resolve(true),
    )
  })
