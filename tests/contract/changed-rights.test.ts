import { randomUUID } from 'node:crypto'
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
let admin: SignedInUser
beforeAll(async () => {
  made = await createTestDatabase({ demo: true })
  first = await startNode(made)
  second = await startNode(made)
  admin = await signInAt(first, 'admin')
})
afterAll(async () => {
  await Promise.all([first, second].map((node) => node.close()))
  await made.drop()
})

/** Timeout for a message. On an idle machine a message takes a second. */
const SOON = { timeout: 10_000, interval: 20 }

const opened: Client[] = []
async function open(username: string): Promise<Client> {
  const { id, token } = await signInAt(second, username)
  const client = await openSocket(second, { userId: id, token })
  opened.push(client)
  return client
}
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate()
})

const select = async (sql: string) => (await made.database.pool.query(sql)).rows
const rightsFrames = ({ frames }: Client) =>
  frames.map((frame) => JSON.parse(frame)).filter(({ cmd }) => cmd === 'rights')

/** Grants the shop keepers what they have, without one permission, as the administrator on the first node. */
async function revoke(code: string): Promise<boolean> {
  const rows = await select(`select r.id as role, p.id, p.perms from sys_role_permission rp
    join sys_role r on r.id = rp.role_id and r.role_code = 'shop_keeper'
    join sys_permission p on p.id = rp.permission_id`)
  const ids = (keep: (row: { perms: string | null }) => boolean) => rows.filter(keep).map(({ id }) => id)
  const answer = await first.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/permission/saveRolePermission',
    headers: { 'x-access-token': admin.token, 'idempotency-key': randomUUID() },
    payload: {
      roleId: rows[0]?.role,
      permissionIds: ids(({ perms }) => perms !== code).join(','),
      lastpermissionIds: ids(() => true).join(','),
    },
  })
  return answer.json().success
}

test('changed permissions are announced to their user on every node, and to no other user', async () => {
  const [keeper, reviewer] = [await open('keeper'), await open('reviewer')]

  // The first comparison of a socket comes with the next read of the node, so the change is repeated until then.
  const codes = ['shop:edit', 'trade:list', 'adjustment:list']
  await expect
    .poll(
      async () => {
        const code = codes.shift()
        if (code !== undefined) await revoke(code)
        return rightsFrames(keeper).length
      },
      { timeout: 10_000, interval: 1_500 },
    )
    .toBeGreaterThan(0)

  expect(rightsFrames(keeper)[0]).toEqual({ cmd: 'rights', msgId: '', msgTxt: '' })
  expect(rightsFrames(reviewer)).toEqual([])
})

test('a change of the menu is announced to all users', async () => {
  const clients = [await open('keeper'), await open('reviewer')]
  const touch = `with changed as (update sys_permission set version = version + 1 where url = '/bill')
    update rights_epoch set epoch = epoch + 1`

  await expect
    .poll(
      async () => {
        await select(touch)
        return clients.map((client) => rightsFrames(client).length > 0)
      },
      { ...SOON, interval: 500 },
    )
    .toEqual([true, true])
})
