import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { type Embedded, startEmbedded } from '../../server/db/index.ts'

/** A database that can be stopped and started behind one address, as an operator's own would be. */
export interface DatabaseDoor {
  url: string
  /** Stops the server in good order: its clients are told to go, new ones find nobody. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Lets no byte through any more, as a broken network does: nobody is told anything. */
  freeze(): void
  thaw(): void
}

/** Each start of an embedded server listens elsewhere; a door on the loopback stays where it is. */
export async function openDatabaseDoor(dataDir: string): Promise<DatabaseDoor> {
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
  const door = createServer((client) => {
    const server = connect(target())
    join(client, server)
    join(server, client)
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo
  const { username, password, pathname } = new URL(embedded.url)
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      const shut = once(door, 'close')
      door.close()
      await embedded.stop()
      await shut
    },
    start: async () => {
      embedded = await start()
      door.listen(port, '127.0.0.1')
      await once(door, 'listening')
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
