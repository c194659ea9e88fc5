import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { handshakeStatus, openSocket, signInAt, startNode } from '../support/nodes.ts'
import { heard, servePushNodes } from '../support/serve-push-nodes.ts'

const nodes = servePushNodes()

describe('a handshake', () => {
  test('echoes the token as the sub-protocol', async () => {
    const { socket } = await nodes.open(nodes.first, nodes.clerk)

    expect(socket.protocol).toBe(nodes.clerk.token)
  })

  test('accepts the id with the suffix of newer JeecgBoot clients', async () => {
    const status = await handshakeStatus(nodes.first, {
      userId: `${nodes.clerk.id}_d41d8cd9`,
      token: nodes.clerk.token,
    })

    expect(status).toBe(101)
  })

  test.each([
    ['a wrong token', () => ({ userId: nodes.clerk.id, token: 'x'.repeat(43) })],
    ['a token far too long', () => ({ userId: nodes.clerk.id, token: 'x'.repeat(300) })],
  ])('with %s is rejected like one with an expired token', async (_, options) => {
    expect(await handshakeStatus(nodes.first, options())).toBe(500)
  })

  test('with an expired token is rejected', async () => {
    const who = await signInAt(nodes.first, 'reviewer')
    await nodes.made.database.pool.query(
      `update sys_session set expire_time = now() - interval '1 s' where user_id = $1`,
      [who.id],
    )

    expect(await handshakeStatus(nodes.first, { userId: who.id, token: who.token })).toBe(500)
  })

  test('with the id of another user is rejected', async () => {
    expect(await handshakeStatus(nodes.first, { userId: nodes.admin.id, token: nodes.clerk.token })).toBe(403)
  })

  test.each([
    ['http://evil.example', 403],
    ['null', 403],
    ['file://', 403],
  ])('from a page of %s is rejected', async (origin, status) => {
    expect(
      await handshakeStatus(nodes.first, { userId: nodes.clerk.id, token: nodes.clerk.token, origin }),
    ).toBe(status)
  })

  test('from a page of this server is accepted', async () => {
    const origin = `http://127.0.0.1:${nodes.first.port}`

    expect(
      await handshakeStatus(nodes.first, { userId: nodes.clerk.id, token: nodes.clerk.token, origin }),
    ).toBe(101)
  })

  test('on any other path is rejected', async () => {
    const { port } = nodes.first
    const socket = new WebSocket(`ws://127.0.0.1:${port}/jeecg-boot/sys/annountCement/listByUser`, [
      nodes.clerk.token,
    ])

    const status = await new Promise((resolve) =>
      socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    )
    socket.on('error', () => undefined).terminate()

    expect(status).toBe(500)
  })
})

test.each(['/health', '/', '/nowhere', '/jeecg-boot/app/capabilities', '/jeecg-boot/sys/nowhere'])(
  'an upgrade request to %s leaves no connection open',
  async (path) => {
    const connection = connect(nodes.first.port, '127.0.0.1')
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

describe('a client without a token, as JeecgBoot 2.2.0 and 2.4.6', () => {
  const signal = { cmd: 'user', msgId: '', msgTxt: '' }
  const open = () => openSocket(nodes.first, { userId: nodes.clerk.id })

  test('gets a signal without content for an announcement, which its user then reads', async () => {
    const client = await open()
    const { token } = nodes.clerk
    const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
      nodes.first.call(method, path, { token, ...(body && { body }) })
    const unread = async () =>
      (await call('GET', '/sys/annountCement/listByUser')).result.anntMsgList.map(
        ({ id }: { id: string }) => id,
      )

    const id = await nodes.releaseAt(nodes.first)
    await expect.poll(() => heard(client)).toEqual([{ cmd: 'topic', msgId: '', msgTxt: '' }])
    const before = await unread()
    const shown = await call('GET', `/sys/annountCement/queryById?id=${id}`)
    await call('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })

    expect(before).toContain(id)
    expect(shown.result).toMatchObject({ titile: '结算通知', msgContent: '<p>hi</p>' })
    expect(await unread()).not.toContain(id)
    client.socket.terminate()
  })

  test('hears nothing after the session of its user has ended', async () => {
    const user = await signInAt(nodes.first, 'configurator')
    const client = await openSocket(nodes.first, { userId: user.id })
    const witness = await open()

    await nodes.first.call('POST', '/sys/logout', { token: user.token })
    const code = await Promise.race([client.closed, sleep(10_000)])
    await nodes.releaseAt(nodes.first)
    await expect.poll(() => heard(witness)).toHaveLength(1)

    expect(code).toBe(1008)
    expect(heard(client)).toEqual([])
    expect(await handshakeStatus(nodes.first, { userId: user.id })).toBe(500)
    witness.socket.terminate()
  })

  test.each([
    ['PUT', '/sys/sysAnnouncementSend/readAll'],
    ['GET', '/sys/annountCement/syncNotic?_t=1795151762'],
  ] as const)('gets a signal after the call of its user: %s %s', async (method, path) => {
    const [own, other] = [await open(), await openSocket(nodes.first, { userId: nodes.admin.id })]

    const answer = await nodes.first.call(method, path, {
      token: nodes.clerk.token,
      ...(method === 'PUT' && { body: {} }),
    })

    expect(answer.success).toBe(true)
    await expect.poll(() => heard(own)).toEqual([{ ...signal, userId: nodes.clerk.id }])
    expect(heard(other)).toEqual([])
    own.socket.terminate()
    other.socket.terminate()
  })

  test('may not make the server notify others', async () => {
    const id = await nodes.releaseAt(nodes.first)

    const answer = await nodes.first.call('GET', `/sys/annountCement/syncNotic?anntId=${id}`, {
      token: nodes.clerk.token,
    })

    expect(answer).toMatchObject({ success: false, code: 510 })
  })

  test('is rejected if its user has no session from this address', async () => {
    const { rows } = await nodes.made.database.pool.query("select id from sys_user where username = 'keeper'")

    expect(await handshakeStatus(nodes.first, { userId: rows[0].id })).toBe(500)
  })

  test('is limited to fewer handshakes than a client with a token', async () => {
    const node = await startNode(nodes.made)
    const { id, token } = nodes.clerk
    const ask = (headers: Record<string, string> = {}) =>
      node.app.inject({ url: `/jeecg-boot/websocket/${id}`, headers })

    const statuses: number[] = []
    for (const _ of Array.from({ length: 601 })) statuses.push((await ask()).statusCode)
    const withToken = await ask({ 'x-access-token': token })
    await node.close()

    expect(statuses.indexOf(429)).toBe(600)
    expect(withToken.statusCode).not.toBe(429)
  })

  test('is rejected if WS_LEGACY is 0', async () => {
    const strict = await startNode(nodes.made, { WS_LEGACY: '0' })

    expect(await handshakeStatus(strict, { userId: nodes.clerk.id })).toBe(500)
    await strict.close()
  })
})
