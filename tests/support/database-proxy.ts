import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { type Embedded, startEmbedded } from '../../server/db/index.ts'

/**
 * A database server that tests can stop and start again. The address stays the same, as for an external
 * server.
 */
export interface DatabaseProxy {
  url: string
  /** Stops the server cleanly: existing connections are closed, and new connections are refused. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops all traffic but keeps the connections open, as if the network were broken. */
  freeze(): void
  thaw(): void
}

/**
 * Starts an embedded server behind a fixed address. Without the proxy, the server would get a new address at
 * each start.
 */
export async function startDatabaseProxy(dataDir: string): Promise<DatabaseProxy> {
  const start = () => startEmbedded({ dataDir, log: () => undefined, durable: false })
  let embedded: Embedded = await start()
  const target = () => {
    const { searchParams, port, hostname } = new URL(embedded.url)
    const folder = searchParams.get('host')
    return folder === null
      ? { port: Number(port), host: hostname }
      : { path: path.join(folder, `.s.PGSQL.${port}`) }
  }
  let isFrozen = false
  const passing = new Set<[from: Socket, to: Socket]>()
  const join = (from: Socket, to: Socket) => {
    const pair: [Socket, Socket] = [from, to]
    passing.add(pair)
    from.on('error', () => undefined)
    from.on('close', () => {
      passing.delete(pair)
      to.destroy()
    })
    if (!isFrozen) from.pipe(to)
  }
  const proxy = createServer((client) => {
    const server = connect(target())
    join(client, server)
    join(server, client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const { username, password, pathname } = new URL(embedded.url)
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      const shut = once(proxy, 'close')
      proxy.close()
      await embedded.stop()
      await shut
    },
    start: async () => {
      embedded = await start()
      proxy.listen(port, '127.0.0.1')
      await once(proxy, 'listening')
    },
    freeze: () => {
      isFrozen = true
      for (const [from, to] of passing) from.unpipe(to).pause()
    },
    thaw: () => {
      isFrozen = false
      for (const [from, to] of passing) from.pipe(to)
    },
  }
}
