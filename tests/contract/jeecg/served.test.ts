import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serveTests } from '../../support/serve-tests.ts'
import { covers, lines, refused } from './refused-calls.ts'

/**
 * Calls that clients of JeecgBoot 2.2.0, of 2.4.6 and of a fork may make. Each call has a method (`ANY` for
 * all methods) and a path below the API base. These clients send edits by PUT, and later JeecgBoot clients
 * send them by POST. Internal service calls are left out. Of demos and of closed-source areas (`/online`,
 * `/jmreport`), only the calls of their main pages are listed.
 */
const calls = lines(readFileSync(new URL('./calls.txt', import.meta.url), 'utf8'))

const server = serveTests()

function servedCalls(): Set<string> {
  return new Set(
    server.app.routeAccess.flatMap(({ method, url }) => {
      const path = url.replace('/jeecg-boot', '').replaceAll(/:[^/]+|\*$/g, '{}')
      return [`${method} ${path}`, `ANY ${path}`]
    }),
  )
}

const shapeOf = (call: string) => call.replaceAll(/\{[^}]+\}|\*\*$/g, '{}')

test('each call of a JeecgBoot client is served, or listed as not served with a reason', () => {
  const served = servedCalls()

  const forgotten = calls.filter(
    (call) => !served.has(shapeOf(call)) && !refused.some((row) => covers(row, call)),
  )

  expect(forgotten).toEqual([])
})

test('no served call is listed as not served', () => {
  const served = servedCalls()

  const answered = calls.filter(
    (call) => served.has(shapeOf(call)) && refused.some((row) => covers(row, call)),
  )

  expect(answered).toEqual([])
})

test('each call listed as not served is a call of a JeecgBoot client', () => {
  const unknown = refused.filter((row) => !calls.some((call) => covers(row, call)))

  expect(unknown).toEqual([])
})
