import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Page } from '#schemas'
import { readShippedPages } from '../../server/platform/pages/shipped-pages.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import {
  type Client,
  handshakeStatus,
  type Node,
  openSocket,
  type SignedInUser,
  signInAt,
  startHandshake,
  startNode,
} from '../support/nodes.ts'

let made: TestDatabase
let first: Node
let second: Node
let quiet: Node
let admin: SignedInUser
let clerk: SignedInUser
beforeAll(async () => {
  made = await createTestDatabase({ demo: true })
  first = await startNode(made)
  second = await startNode(made)
  quiet = await startNode(made, { PUSH_NOTIFY: '0' })
  admin = await signInAt(first, 'admin')
  clerk = await signInAt(first, 'clerk')
})
afterAll(async () => {
  await Promise.all([first, second, quiet].map((node) => node.close()))
  await made.drop()
})

/** Timeout for a push message. On an idle machine, a push message takes less than a second. */
const SOON = { timeout: 10_000, interval: 20 }

const opened: Client[] = []
const open = async (node: Node, who: SignedInUser) => {
  const client = await openSocket(node, { userId: who.id, token: who.token })
  opened.push(client)
  return client
}
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate()
})

async function releaseAt(node: Node, body: object = {}): Promise<string> {
  const draft = { titile: '结算通知', msgContent: '<p>hi</p>', msgCategory: '1', msgType: 'ALL', ...body }
  const added = await node.call('POST', '/sys/annountCement/add', { token: admin.token, body: draft })
  const { id } = added.result
  await node.call('GET', `/sys/annountCement/doReleaseData?id=${id}`, { token: admin.token })
  return id
}

/**
 * Returns the messages of a client, without messages about changed records, which changed-records.test.ts
 * tests.
 */
const heard = ({ frames }: Client) =>
  frames.map((frame) => JSON.parse(frame)).filter(({ cmd }) => cmd !== 'records')
const ordered = (client: Client) =>
  heard(client)
    .map(({ msgId }) => msgId)
    .filter((id) => id.startsWith('began'))

describe('an announcement released on one node', () => {
  test('reaches the sockets of another node', async () => {
    const client = await open(second, clerk)

    const id = await releaseAt(first)

    await expect.poll(() => heard(client), SOON).toEqual([{ cmd: 'topic', msgId: id, msgTxt: '结算通知' }])
  })

  test('reaches them if NOTIFY fails', async () => {
    const client = await open(quiet, clerk)

    const id = await releaseAt(quiet)

    await expect.poll(() => heard(client), SOON).toEqual([{ cmd: 'topic', msgId: id, msgTxt: '结算通知' }])
  })

  test('is sent only to its recipients, each with their own notice id', async () => {
    const [his, hers] = [await open(second, clerk), await open(second, admin)]

    const id = await releaseAt(first, { msgType: 'USER', userIds: `${clerk.id},` })

    await expect
      .poll(() => heard(his))
      .toEqual([{ cmd: 'user', userId: clerk.id, msgId: id, msgTxt: '结算通知' }])
    await sleep(1_200)
    expect(heard(hers)).toEqual([])
  })

  test('is sent again without its title when the announcement is revoked', async () => {
    const id = await releaseAt(first)
    const client = await open(second, clerk)

    await first.call('GET', `/sys/annountCement/doReovkeData?id=${id}`, { token: admin.token })

    await expect.poll(() => heard(client)).toContainEqual({ cmd: 'topic', msgId: id, msgTxt: '' })
  })

  test('contains no field that could carry a script', async () => {
    const client = await open(second, clerk)
    const titile = 'a\u2028b\u2029"</script>'

    await releaseAt(first, { titile })

    await expect.poll(() => heard(client)).toMatchObject([{ msgTxt: titile }])
    expect(client.frames.join('')).not.toMatch(/[\u2028\u2029]/)
  })
})

describe('a page published on one node', () => {
  const page = readShippedPages().get('bill/SettleBillList') as Page
  const publish = (node: Node, baseVersion: number) =>
    node.call('POST', '/app/pages/publish', {
      token: admin.token,
      body: { id: page.id, page, baseVersion, message: 'again' },
    })

  test('is announced to the sockets of another node, and read there at once', async () => {
    const client = await open(second, clerk)

    const { result } = await publish(first, 0)
    const seen = await second.call('GET', '/app/pages/released', { token: clerk.token })

    expect(seen.result.pages).toMatchObject([{ id: page.id }])
    await expect.poll(() => heard(client), SOON).toEqual([{ cmd: 'page', msgId: page.id, msgTxt: '' }])
    expect(result).toEqual({ version: 1 })
  })

  test('is not announced if the publication is refused', async () => {
    const client = await open(second, clerk)

    await publish(first, 7)

    await sleep(1_200)
    expect(heard(client)).toEqual([])
  })
})

describe('a change of dictionaries', () => {
  const news = { cmd: 'dict', msgId: '', msgTxt: '' }

  test('is sent to all users on every node, in a message that JeecgBoot clients ignore', async () => {
    const client = await open(second, clerk)

    const body = { dictName: '杯型', dictCode: 'cup_of_push' }
    await first.call('POST', '/sys/dict/add', { token: admin.token, body })

    await expect.poll(() => heard(client), SOON).toEqual([news])
  })

  test('is not sent if it is rejected; a refresh is sent if the caller may edit dictionaries', async () => {
    const client = await open(second, clerk)

    const body = { dictName: '杯型', dictCode: 'cup_of_push' }
    await first.call('POST', '/sys/dict/add', { token: admin.token, body })
    const answer = await first.call('GET', '/sys/dict/refleshCache', { token: clerk.token })
    await sleep(1_200)
    expect([answer.success, heard(client)]).toEqual([true, []])

    await first.call('GET', '/sys/dict/refleshCache', { token: admin.token })
    await expect.poll(() => heard(client)).toEqual([news])
  })
})

test('transactions are each sent once, even if they commit in another order than they started', async () => {
  const client = await open(quiet, clerk)
  const { pool } = first.services.database
  const write = 'insert into push_outbox (id, msg_id, msg_txt) values ($1, $1, $1)'
  const [slow, fast] = [await pool.connect(), await pool.connect()]

  await slow.query('begin')
  await slow.query(write, ['began-first'])
  await fast.query(write, ['began-second'])
  await expect.poll(() => ordered(client), SOON).toEqual(['began-second'])
  await sleep(1_500)
  await slow.query('commit')
  slow.release()
  fast.release()

  await expect.poll(() => ordered(client), SOON).toEqual(['began-second', 'began-first'])
  await sleep(1_500)
  expect(ordered(client)).toHaveLength(2)
})

test('a rolled-back change is not sent', async () => {
  const client = await open(second, clerk)
  const connection = await first.services.database.pool.connect()

  await connection.query('begin')
  await connection.query("insert into push_outbox (id, msg_id, msg_txt) values ('never', 'never', '')")
  await connection.query('rollback')
  connection.release()
  await sleep(1_300)

  expect(client.frames).toEqual([])
})

test('a lost LISTEN connection is replaced without missing a message', async () => {
  const { pool } = first.services.database
  const listeners = async (): Promise<number[]> => {
    const { rows } = await pool.query(
      "select pid from pg_stat_activity where query like 'listen %' and datname = current_database()",
    )
    return rows.map(({ pid }) => pid)
  }
  const client = await open(second, clerk)
  await expect.poll(listeners).not.toEqual([])
  const lost = await listeners()

  await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [lost])
  const id = await releaseAt(first)

  await expect.poll(() => heard(client), SOON).toMatchObject([{ msgId: id }])
  await expect.poll(async () => (await listeners()).some((pid) => !lost.includes(pid)), SOON).toBe(true)
})

describe('a handshake', () => {
  test('echoes the token as the sub-protocol', async () => {
    const { socket } = await open(first, clerk)

    expect(socket.protocol).toBe(clerk.token)
  })

  test('accepts the id with the suffix of newer JeecgBoot clients', async () => {
    const status = await handshakeStatus(first, { userId: `${clerk.id}_d41d8cd9`, token: clerk.token })

    expect(status).toBe(101)
  })

  test('without a token is rejected', async () => {
    expect(await handshakeStatus(first, { userId: clerk.id })).toBe(401)
  })

  test.each([
    ['a wrong token', () => ({ userId: clerk.id, token: 'x'.repeat(43) })],
    ['a token far too long', () => ({ userId: clerk.id, token: 'x'.repeat(300) })],
  ])('with %s is rejected like one with an expired token', async (_, options) => {
    expect(await handshakeStatus(first, options())).toBe(500)
  })

  test('with an expired token is rejected', async () => {
    const who = await signInAt(first, 'reviewer')
    await made.database.pool.query(
      `update sys_session set expire_time = now() - interval '1 s' where user_id = $1`,
      [who.id],
    )

    expect(await handshakeStatus(first, { userId: who.id, token: who.token })).toBe(500)
  })

  test('with the id of another user is rejected', async () => {
    expect(await handshakeStatus(first, { userId: admin.id, token: clerk.token })).toBe(403)
  })

  test.each([
    ['http://evil.example', 403],
    ['null', 403],
    ['file://', 403],
  ])('from a page of %s is rejected', async (origin, status) => {
    expect(await handshakeStatus(first, { userId: clerk.id, token: clerk.token, origin })).toBe(status)
  })

  test('from a page of this server is accepted', async () => {
    const origin = `http://127.0.0.1:${first.port}`

    expect(await handshakeStatus(first, { userId: clerk.id, token: clerk.token, origin })).toBe(101)
  })

  test('on any other path is rejected', async () => {
    const { port } = first
    const socket = new WebSocket(`ws://127.0.0.1:${port}/jeecg-boot/sys/annountCement/listByUser`, [
      clerk.token,
    ])

    const status = await new Promise((resolve) =>
      socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    )
    socket.on('error', () => undefined).terminate()

    expect(status).toBe(401)
  })
})

test.each(['/health', '/', '/nowhere', '/jeecg-boot/app/capabilities', '/jeecg-boot/sys/nowhere'])(
  'an upgrade request to %s leaves no connection open',
  async (path) => {
    const connection = connect(first.port, '127.0.0.1')
    connection.on('error', () => undefined).resume()
    connection.write(
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )

    const end = await Promise.race([once(connection, 'end').then(() => 'closed'), sleep(3_000, 'open')])
    connection.destroy()

    expect(end).toBe('closed')
  },
)

describe('with the setting WS_LEGACY', () => {
  let old: Node
  beforeAll(async () => {
    old = await startNode(made, { WS_LEGACY: '1' })
  })
  afterAll(() => old.close())

  test('a client without a token gets a signal without content', async () => {
    const client = await openSocket(old, { userId: clerk.id })
    opened.push(client)

    await releaseAt(first)

    await expect.poll(() => heard(client)).toEqual([{ cmd: 'topic', msgId: '', msgTxt: '' }])
  })

  test('a user without a session from this address is rejected', async () => {
    const { rows } = await made.database.pool.query("select id from sys_user where username = 'keeper'")

    expect(await handshakeStatus(old, { userId: rows[0].id })).toBe(401)
  })
})

describe('a socket on any node closes within seconds after', () => {
  const { query } = { query: (sql: string, id: string) => made.database.pool.query(sql, [id]) }
  test.each<[string, (who: SignedInUser) => Promise<unknown>]>([
    ['a sign-out', ({ token }) => first.call('POST', '/sys/logout', { token })],
    ['the user is frozen', ({ id }) => query('update sys_user set status = 2 where id = $1', id)],
    ['the session is removed', ({ id }) => query('delete from sys_session where user_id = $1', id)],
    [
      "the session's idle timeout",
      ({ id }) => query(`update sys_session set seen_time = now() - interval '9 h' where user_id = $1`, id),
    ],
  ])('%s', async (_, end) => {
    await query('update sys_user set status = 1 where username = $1', 'configurator')
    const who = await signInAt(first, 'configurator')
    const client = await open(second, who)

    await end(who)

    const code = await Promise.race([client.closed, sleep(10_000)])
    expect(code).toBe(1008)
  })

  test('a password change in another session, whose socket stays open', async () => {
    const [here, there] = [await signInAt(first, 'keeper'), await signInAt(first, 'keeper')]
    const [kept, lost] = [await open(second, here), await open(second, there)]
    const passwords = { oldpassword: '123456', password: 'first brew of spring' }

    await first.call('PUT', '/sys/user/updatePassword', {
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
      const client = await open(first, clerk)

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
    const client = await open(first, clerk)

    say(client.socket)

    expect(await client.closed).toBe(code)
  })

  test('an invalid frame closes the socket, and the server continues', async () => {
    const client = await open(first, clerk)

    Object(client.socket)._socket.write(Buffer.from([0xff, 0xff, 0x00, 0x13, 0x37]))

    expect(await client.closed).toBeGreaterThan(1000)
    expect((await first.call('GET', '/app/capabilities')).status).toBe(200)
  })
})

test('a user has at most twenty sockets; after one closes, another may open', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => open(second, admin)))

  const refused = await handshakeStatus(second, { userId: admin.id, token: admin.token })
  clients[0]?.socket.close()
  await clients[0]?.closed

  expect(refused).toBe(429)
  await expect.poll(() => handshakeStatus(second, { userId: admin.id, token: admin.token }), SOON).toBe(101)
})

test('five hundred sockets get a release, with limited memory', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const { pool } = made.database
  await pool.query(`
    insert into sys_user (id, username, realname, password, user_identity)
      select 'crowd' || n, 'crowd' || n, 'x', 'x', 1 from generate_series(1, 50) n;
    insert into sys_session (token_hash, user_id, expire_time)
      select sha256(('token-of-' || n)::bytea), 'crowd' || n, now() + interval '1 h' from generate_series(1, 50) n`)
  const crowd = Array.from({ length: 500 }, (_, at) => 1 + (at % 50))
  const before = process.memoryUsage().heapUsed
  const clients = await Promise.all(
    crowd.map((n) => open(second, { id: `crowd${n}`, token: `token-of-${n}` })),
  )
  const grown = process.memoryUsage().heapUsed - before

  const id = await releaseAt(first)

  const hasHeard = (client: Client) => heard(client).some(({ msgId }) => msgId === id)
  await expect.poll(() => clients.filter(hasHeard).length, SOON).toBe(500)
  expect(second.app.websocketServer.clients.size).toBe(500)
  // The measured memory includes the memory of the clients, because they run in the same process as the
  // server.
  expect(grown).toBeLessThan(200 * 2 ** 20)
})

test('many simultaneous changes send one signal of each kind to a client', async () => {
  const client = await open(first, clerk)

  await made.database.pool.query(`insert into push_outbox (id, msg_id, msg_txt)
    select 'flood' || n, 'x', repeat('茶', 100) from generate_series(1, 40000) n`)

  await expect
    .poll(() => heard(client), { timeout: 10_000 })
    .toEqual([
      { cmd: 'topic', msgId: '', msgTxt: '' },
      { cmd: 'dict', msgId: '', msgTxt: '' },
      { cmd: 'page', msgId: '', msgTxt: '' },
    ])
})

test('a node without sockets does not read the outbox', { tags: ['slow'] }, async () => {
  const node = await startNode(made)
  const query = vi.spyOn(node.services.database.pool, 'query')
  await sleep(1_500)

  expect(JSON.stringify(query.mock.calls)).not.toContain('push_outbox')
  await node.close()
})

test('a stopping node closes its sockets without delay, even if a client does not answer', async () => {
  const node = await startNode(made)
  const [polite, deaf] = [await open(node, clerk), await open(node, clerk)]
  deaf.socket.pause()

  const began = performance.now()
  await node.close()

  expect(await polite.closed).toBe(1001)
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(await handshakeFails(node)).toBe(true)
})

const handshakeFails = (node: Node) =>
  new Promise((resolve) => {
    startHandshake(node, { userId: clerk.id, token: clerk.token }).socket.once('error', () => resolve(true))
  })
