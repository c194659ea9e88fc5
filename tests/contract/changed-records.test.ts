import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import {
  type Client,
  type Node,
  openSocket,
  type SignedInUser,
  signInAt,
  startNode,
} from '../support/nodes.ts'

let made: TestDatabase
let first: Node
let second: Node
let clerk: SignedInUser
let bills: { id: string; version: number }[]
beforeAll(async () => {
  made = await createTestDatabase({ demo: true })
  first = await startNode(made)
  second = await startNode(made, { PUSH_NOTIFY: '0' })
  clerk = await signInAt(first, 'clerk')
  const { rows } = await made.database.pool.query(
    "select id, version from settle_bill where status = 'PENDING' order by id limit 20",
  )
  bills = rows
})
afterAll(async () => {
  await Promise.all([first, second].map((node) => node.close()))
  await made.drop()
})

/** Timeout for a message about changed records. On an idle machine, such a message takes a second. */
const SOON = { timeout: 10_000, interval: 20 }
/** Time in ms after which a test may conclude that no message comes. */
const LONG_ENOUGH = 2_500

const opened: Client[] = []
async function open(node: Node, username: string): Promise<Client> {
  const { id, token } = await signInAt(node, username)
  const client = await openSocket(node, { userId: id, token })
  opened.push(client)
  return client
}
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate()
})

const heard = ({ frames }: Client) => frames.map((frame) => JSON.parse(frame))
const changed = (model: string) => ({ cmd: 'records', msgId: model, msgTxt: '' })
const timesTold = (client: Client) => heard(client).filter(({ msgId }) => msgId === 'SettleBill').length

/** Puts a bill on hold on the first node, as the clerk. Returns true if the request succeeded. */
async function hold(body: object = {}): Promise<boolean> {
  const headers = { 'x-access-token': clerk.token, 'idempotency-key': randomUUID() }
  const answer = await first.app.inject({
    method: 'PUT',
    url: '/jeecg-boot/bill/settleBill/hold',
    headers,
    payload: { ...bills.pop(), reason: 'to be checked', ...body },
  })
  return answer.json().success
}

test('a change is sent to the sockets of another node that may list its records, without contents', async () => {
  const client = await open(second, 'reviewer')

  const isHeld = await hold()

  expect(isHeld).toBe(true)
  await expect.poll(() => heard(client), SOON).toContainEqual(changed('SettleBill'))
  expect(heard(client).filter(({ msgTxt }) => msgTxt !== '')).toEqual([])
})

test('a change is not sent to a user who may not list its records', async () => {
  const [outsider, reviewer] = [await open(second, 'configurator'), await open(second, 'reviewer')]

  await hold()
  await expect.poll(() => heard(reviewer), SOON).toContainEqual(changed('SettleBill'))

  expect(heard(outsider)).toEqual([])
})

test('a user who lost the permission while the socket is open gets no further messages', async () => {
  const { pool } = made.database
  const revoke = `delete from sys_role_permission rp using sys_role r, sys_permission p
    where r.id = rp.role_id and p.id = rp.permission_id and p.perms = 'bill:list' and r.role_code = $1`
  const [keeper, reviewer] = [await open(second, 'keeper'), await open(second, 'reviewer')]
  await hold()
  await expect.poll(() => heard(keeper), SOON).toContainEqual(changed('SettleBill'))
  await sleep(LONG_ENOUGH)
  const { rows } = await pool.query(
    `select r.role_code as code from sys_user_role ur join sys_role r on r.id = ur.role_id
      join sys_user u on u.id = ur.user_id where u.username = 'keeper'`,
  )
  for (const { code } of rows) await pool.query(revoke, [code])
  const before = timesTold(keeper)

  await hold()
  await expect.poll(() => timesTold(reviewer), SOON).toBe(before + 1)

  expect(timesTold(keeper)).toBe(before)
})

test('many changes within a second are sent once per model', async () => {
  const client = await open(second, 'reviewer')

  await Promise.all(Array.from({ length: 8 }, () => hold()))
  await sleep(LONG_ENOUGH)

  // The changes may happen in two different seconds, for which a client gets two messages.
  expect([1, 2]).toContain(timesTold(client))
})

test('a refused change is not sent', async () => {
  const client = await open(second, 'reviewer')

  const isHeld = await hold({ version: 99 })
  await sleep(LONG_ENOUGH)

  expect(isHeld).toBe(false)
  expect(heard(client)).toEqual([])
})
