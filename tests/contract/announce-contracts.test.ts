import { sql } from 'kysely'
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
let nodes: Node[]
let admin: SignedInUser
beforeAll(async () => {
  made = await createTestDatabase({ demo: true })
  nodes = [await startNode(made), await startNode(made), await startNode(made, { PUSH_NOTIFY: '0' })]
  admin = await signInAt(nodes[0] as Node, 'admin')
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await made.drop()
})

/**
 * Timeout for a message about changed operations. On an idle machine, such a message takes less than a
 * second.
 */
const SOON = { timeout: 10_000, interval: 20 }

const opened: Client[] = []
const open = async (node: Node) => {
  const client = await openSocket(node, { userId: admin.id, token: admin.token })
  opened.push(client)
  return client
}
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate()
})

const heard = ({ frames }: Client) => frames.map((frame) => JSON.parse(frame))

test('an operation that is registered or removed at run time is reported to the open sockets', async () => {
  const [first] = nodes as [Node]
  const client = await open(first)
  const operation = { method: 'GET', path: '/app/parcels', access: 'signedIn', gives: 'page' } as const

  const remove = first.services.contracts.register({ operations: { 'parcel.list': operation } })
  remove()

  const frame = { cmd: 'contracts', msgId: '', msgTxt: '' }
  await expect.poll(() => heard(client), SOON).toEqual([frame, frame])
})

test('a table that is registered or removed on one node is reported to the sockets of all', async () => {
  await sql`create table custom.tea_lid (id varchar(32) primary key, create_by varchar(50),
    create_time timestamptz, update_by varchar(50), update_time timestamptz)`.execute(made.database.db)
  const [first] = nodes as [Node]
  const clients = await Promise.all(nodes.map(open))
  const known = () => nodes.map(({ services }) => services.contracts.findModel('TeaLid')?.name)
  const commands = () => clients.map((client) => heard(client).map(({ cmd }) => cmd))

  await first.call('POST', '/app/tables', { token: admin.token, body: { table: 'tea_lid' } })
  await expect.poll(commands, SOON).toEqual([['contracts'], ['contracts'], ['contracts']])
  expect(known()).toEqual(['TeaLid', 'TeaLid', 'TeaLid'])

  await first.call('DELETE', '/app/tables?table=tea_lid', { token: admin.token })
  await expect.poll(() => commands().map(({ length }) => length), SOON).toEqual([2, 2, 2])
  expect(known()).toEqual([undefined, undefined, undefined])
})
