import { afterAll, beforeAll } from 'vitest'
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts'

/** The server of one test file, started before its tests and closed after them. */
export function serveTests(options?: TestAppOptions): TestApp {
  const server = {} as TestApp
  beforeAll(async () => {
    Object.assign(server, await createTestApp(options))
  })
  afterAll(() => server.close())
  return server
}
