import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A message that the gateway received. */
export interface ReceivedMessage {
  /** Name of the node that sent the message. */
  node: string
  id: string
}

/** A test SMS gateway with one address for each node. The gateway never answers the first message. */
export interface SmsGateway {
  handed: ReceivedMessage[]
  /** Returns the environment variables that the server node with this name needs to use the gateway. */
  envOf: (node: string) => Record<string, string>
  close: () => void
}

/** Starts a gateway that only this machine can reach. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const handed: ReceivedMessage[] = []
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
