import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '#schemas'
import { readShippedPages } from '../../server/platform/pages/shipped-pages.ts'
import { type Client, type Node, startNode } from '../support/nodes.ts'
import { heard, SOON, servePushNodes } from '../support/serve-push-nodes.ts'

const nodes = servePushNodes()
let quiet: Node
beforeAll(async () => {
  quiet = await startNode(nodes.made, { PUSH_NOTIFY: '0' })
})
afterAll(() => quiet.close())

const ordered = (client: Client) =>
  heard(client)
    .map(({ msgId }) => msgId)
    .filter((id) => id.startsWith('began'))

describe('an announcement released on one node', () => {
  test('reaches the sockets of another node', async () => {
    const client = await nodes.open(nodes.second, nodes.clerk)

    const id = await nodes.releaseAt(nodes.first)

    await expect.poll(() => heard(client), SOON).toEqual([{ cmd: 'topic', msgId: id, msgTxt: '结算通知' }])
  })

  test('reaches them if NOTIFY fails', async () => {
    const client = await nodes.open(quiet, nodes.clerk)

    const id = await nodes.releaseAt(quiet)

    await expect.poll(() => heard(client), SOON).toEqual([{ cmd: 'topic', msgId: id, msgTxt: '结算通知' }])
  })

  test('is sent only to its recipients, each with their own notice id', async () => {
    const [named, other] = [
      await nodes.open(nodes.second, nodes.clerk),
      await nodes.open(nodes.second, nodes.admin),
    ]

    const id = await nodes.releaseAt(nodes.first, { msgType: 'USER', userIds: `${nodes.clerk.id},` })

    await expect
      .poll(() => heard(named))
      .toEqual([{ cmd: 'user', userId: nodes.clerk.id, msgId: id, msgTxt: '结算通知' }])
    await sleep(1_200)
    expect(heard(other)).toEqual([])
  })

  test('is sent again without its title when the announcement is revoked', async () => {
    const id = await nodes.releaseAt(nodes.first)
    const client = await nodes.open(nodes.second, nodes.clerk)

    await nodes.first.call('GET', `/sys/annountCement/doReovkeData?id=${id}`, { token: nodes.admin.token })

    await expect.poll(() => heard(client)).toContainEqual({ cmd: 'topic', msgId: id, msgTxt: '' })
  })

  test('contains no field that could carry a script', async () => {
    const client = await nodes.open(nodes.second, nodes.clerk)
    const titile = 'a\u2028b\u2029"</script>'

    await nodes.releaseAt(nodes.first, { titile })

    await expect.poll(() => heard(client)).toMatchObject([{ msgTxt: titile }])
    expect(client.frames.join('')).not.toMatch(/[\u2028\u2029]/)
  })
})

describe('a page published on one node', () => {
  const page = readShippedPages().get('bill/SettleBillList') as Page
  const publish = (node: Node, baseVersion: number) =>
    node.call('POST', '/app/pages/publish', {
      token: nodes.admin.token,
      body: { id: page.id, page, baseVersion, message: 'again' },
    })

  test('is announced to the sockets of another node, and read there at once', async () => {
    const client = await nodes.open(nodes.second, nodes.clerk)

    const { result } = await publish(nodes.first, 0)
    const seen = await nodes.second.call('GET', '/app/pages/released', { token: nodes.clerk.token })

    expect(seen.result.pages).toMatchObject([{ id: page.id }])
    await expect.poll(() => heard(client), SOON).toEqual([{ cmd: 'page', msgId: page.id, msgTxt: '' }])
    expect(result).toEqual({ version: 1 })
  })

  test('is not announced if the publication is refused', async () => {
    const client = await nodes.open(nodes.second, nodes.clerk)

    await publish(nodes.first, 7)

    await sleep(1_200)
    expect(heard(client)).toEqual([])
  })
})

describe('a change of dictionaries', () => {
  const news = { cmd: 'dict', msgId: '', msgTxt: '' }

  test('is sent to all users on every node, in a message that JeecgBoot clients ignore', async () => {
    const client = await nodes.open(nodes.second, nodes.clerk)

    const body = { dictName: '杯型', dictCode: 'cup_of_push' }
    await nodes.first.call('POST', '/sys/dict/add', { token: nodes.admin.token, body })

    await expect.poll(() => heard(client), SOON).toEqual([news])
  })

  test('is not sent if it is rejected; a refresh is sent if the caller may edit dictionaries', async () => {
    const client = await nodes.open(nodes.second, nodes.clerk)

    const body = { dictName: '杯型', dictCode: 'cup_of_push' }
    await nodes.first.call('POST', '/sys/dict/add', { token: nodes.admin.token, body })
    const answer = await nodes.first.call('GET', '/sys/dict/refleshCache', { token: nodes.clerk.token })
    await sleep(1_200)
    expect([answer.success, heard(client)]).toEqual([true, []])

    await nodes.first.call('GET', '/sys/dict/refleshCache', { token: nodes.admin.token })
    await expect.poll(() => heard(client)).toEqual([news])
  })
})

test('transactions are each sent once, even if they commit in another order than they started', async () => {
  const client = await nodes.open(quiet, nodes.clerk)
  const { pool } = nodes.first.services.database
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
  const client = await nodes.open(nodes.second, nodes.clerk)
  const connection = await nodes.first.services.database.pool.connect()

  await connection.query('begin')
  await connection.query("insert into push_outbox (id, msg_id, msg_txt) values ('never', 'never', '')")
  await connection.query('rollback')
  connection.release()
  await sleep(1_300)

  expect(client.frames).toEqual([])
})

test('a lost LISTEN connection is replaced without missing a message', async () => {
  const { pool } = nodes.first.services.database
  const listeners = async (): Promise<number[]> => {
    const { rows } = await pool.query(
      "select pid from pg_stat_activity where query like 'listen %' and datname = current_database()",
    )
    return rows.map(({ pid }) => pid)
  }
  const client = await nodes.open(nodes.second, nodes.clerk)
  await expect.poll(listeners).not.toEqual([])
  const lost = await listeners()

  await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [lost])
  const id = await nodes.releaseAt(nodes.first)

  await expect.poll(() => heard(client), SOON).toMatchObject([{ msgId: id }])
  await expect.poll(async () => (await listeners()).some((pid) => !lost.includes(pid)), SOON).toBe(true)
})

test('many simultaneous changes send one signal of each kind to a client', async () => {
  const client = await nodes.open(nodes.first, nodes.clerk)

  await nodes.made.database.pool.query(`insert into push_outbox (id, msg_id, msg_txt)
    select 'flood' || n, 'x', repeat('茶', 100) from generate_series(1, 40000) n`)

  await expect
    .poll(() => heard(client), { timeout: 10_000 })
    .toEqual([
      { cmd: 'topic', msgId: '', msgTxt: '' },
      { cmd: 'dict', msgId: '', msgTxt: '' },
      { cmd: 'page', msgId: '', msgTxt: '' },
    ])
})
