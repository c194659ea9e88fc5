import { afterAll, afterEach, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type Client, type Node, openSocket, type SignedInUser, signInAt, startNode } from './nodes.ts'

/** Timeout for a push message. On an idle machine, a push message takes less than a second. */
export const SOON = { timeout: 10_000, interval: 20 }

interface PushNodes {
  made: TestDatabase
  first: Node
  second: Node
  admin: SignedInUser
  clerk: SignedInUser
  /** Opens a socket, which is closed after the test. */
  open: (node: Node, who: SignedInUser) => Promise<Client>
  /** Adds an announcement and releases it at a node. Returns its id. */
  releaseAt: (node: Node, body?: object) => Promise<string>
}

/** Starts two nodes on a demo database before the tests of a file, and closes them after the tests. */
export function servePushNodes(): PushNodes {
  const opened: Client[] = []
  const nodes = {
    open: async (node, who) => {
      const client = await openSocket(node, { userId: who.id, token: who.token })
      opened.push(client)
      return client
    },
    releaseAt: async (node, body = {}) => {
      const token = nodes.admin.token
      const draft = { titile: '结算通知', msgContent: '<p>hi</p>', msgCategory: '1', msgType: 'ALL', ...body }
      const added = await node.call('POST', '/sys/annountCement/add', { token, body: draft })
      const { id } = added.result
      await node.call('GET', `/sys/annountCement/doReleaseData?id=${id}`, { token })
      return id
    },
  } as PushNodes
  beforeAll(async () => {
    nodes.made = await createTestDatabase({ demo: true })
    nodes.first = await startNode(nodes.made)
    nodes.second = await startNode(nodes.made)
    nodes.admin = await signInAt(nodes.first, 'admin')
    nodes.clerk = await signInAt(nodes.first, 'clerk')
  })
  afterEach(() => {
    for (const { socket } of opened.splice(0)) socket.terminate()
  })
  afterAll(async () => {
    await Promise.all([nodes.first, nodes.second].map((node) => node.close()))
    await nodes.made.drop()
  })
  return nodes
}

/**
 * Returns the messages of a client, without messages about changed records, which changed-records.test.ts
 * tests.
 */
export const heard = ({ frames }: Client) =>
  frames.map((frame) => JSON.parse(frame)).filter(({ cmd }) => cmd !== 'records')
