import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jeecgClient } from './client.ts'
import { covers, lines, refused } from './refused-calls.ts'
import { serveJeecg } from './serve-jeecg.ts'

interface Recorded {
  page: string
  method: 'GET' | 'POST'
  path: string
  query: Record<string, string>
  body?: object
}

/**
 * Requests that an unmodified client of JeecgBoot 2.4.6 sent when each of its pages was opened. Timestamps
 * and repeated requests are left out.
 */
const recorded: Recorded[] = lines(
  readFileSync(new URL('./requests-2.4.6.jsonl', import.meta.url), 'utf8'),
).map((line) => JSON.parse(line))

/** Paths of version 2.4.6 that version 2.2.0 calls without `/sys`. */
const MOVED = /^\/sys(?=\/(message|actuator|oss)\/)/

/** The requests of both clients. */
const requests = [
  ...recorded,
  ...recorded
    .filter(({ path }) => MOVED.test(path))
    .map((request) => ({ ...request, path: request.path.replace(MOVED, '') })),
]

const { server } = serveJeecg()

test('each recorded request of a JeecgBoot page succeeds, or is listed as not served', async () => {
  const failed: string[] = []
  const client = jeecgClient(server, await server.signIn())
  for (const { page, method, path, query, body } of requests) {
    const { status, success, code, message } = await (method === 'POST'
      ? client.post(path, body ?? {})
      : client.get(path, query))
    const isListed = refused.some((row) => covers(row, `${method} ${path}`))
    const isExpected = isListed ? code === 404 : status === 200 && success !== false
    if (!isExpected) failed.push(`${page}: ${method} ${path} ${status} ${message}`)
  }

  expect(requests.length).toBeGreaterThan(100)
  expect(failed).toEqual([])
})
