import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A message as the gateway got it. */
export interface Handed {
  /** Whose address it came by. */
  node: string
  id: string
}

/** An operator's SMS gateway of our own, with an address for each node; its first message never hears of it. */
export interface SmsGateway {
  handed: Handed[]
  /** Settings of the node with this name. */
  envOf: (node: string) => Record<string, string>
  close: () => void
}

/** Starts one on the loopback. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const handed: Handed[] = []
  const server = createServer(async (request, response) => {
    const { id } = (await json(request)) as { id: string }
    handed.push({ node: request.url?.slice(1) ?? '', id })
    if (handed.length > 1) response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    handed,
    envOf: (node) => ({ SMS_PROVIDER: 'http', SMS_GATEWAY_URL: `http://127.0.0.1:${port}/${node}` }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
