import { afterAll, beforeAll } from 'vitest'
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts'

/** The server of one test file: built before its tests, closed after them, and empty until then. */
export function serveTests(options?: TestAppOptions): TestApp {
  const server = {} as TestApp
  beforeAll(async () => {
    Object.assign(server, await createTestApp(options))
  })
  afterAll(() => server.close())
  return server
}
