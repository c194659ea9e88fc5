import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import type { TestAppOptions } from './app.ts'
import { rowsOf } from './rows.ts'
import { serveTests } from './serve-tests.ts'
import { signInAll } from './sign-in-all.ts'

/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Options of a call. By default, the first user of `servePeople` sends the call, and the response is in
 * English.
 */
export interface CallOptions<Person> {
  query?: Record<string, string>
  body?: object | undefined
  by?: Person
  locale?: string
}

/** Starts the server of one test file, and signs these users in before the tests. */
export function servePeople<const Person extends string>(
  people: readonly [Person, ...Person[]],
  options?: TestAppOptions,
) {
  const server = serveTests(options)
  const headers = {} as Record<Person, Record<string, string>>
  beforeAll(async () => {
    Object.assign(headers, await signInAll(server, people))
  })

  /** Calls the server. Returns the envelope of the response together with the HTTP status. */
  async function call(
    method: Method,
    path: string,
    { query = {}, body, by = people[0], locale = 'en-US' }: CallOptions<Person> = {},
  ) {
    const answer = await server.app.inject({
      method,
      url: `/jeecg-boot${path}`,
      query,
      headers: {
        ...headers[by],
        'x-locale': locale,
        // Changes that move money need an idempotency key. Each call gets a new key, so it is a separate
        // change.
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, ...answer.json() }
  }

  return { server, headers, call, ...rowsOf(server) }
}
