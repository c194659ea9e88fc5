import { afterAll, beforeAll } from 'vitest'
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts'

/** Starts the server of one test file before its tests and closes it after them. */
export function serveTests(options?: TestAppOptions): TestApp {
  const server = {} as TestApp
  beforeAll(async () => {
    Object.assign(server, await createTestApp(options))
  })
  afterAll(() => server.close())
  return server
}
