import { beforeAll } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { serveTests } from '../../support/serve-tests.ts'
import { type JeecgClient, jeecgClient } from './client.ts'

/** Starts the server of one test file and signs a JeecgBoot client in as administrator. */
export function serveJeecg(): { server: TestApp; client: JeecgClient } {
  const server = serveTests()
  const client = {} as JeecgClient
  beforeAll(async () => {
    Object.assign(client, jeecgClient(server, await server.signIn()))
  })
  return { server, client }
}
