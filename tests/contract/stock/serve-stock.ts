import { beforeAll } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { serveTests } from '../../support/serve-tests.ts'
import { type StockClient, stockClient } from './client.ts'

/** The server of one test file, and a JeecgBoot client signed in as administrator. */
export function serveStock(): { server: TestApp; client: StockClient } {
  const server = serveTests()
  const client = {} as StockClient
  beforeAll(async () => {
    Object.assign(client, stockClient(server, await server.signIn()))
  })
  return { server, client }
}
