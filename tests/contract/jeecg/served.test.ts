import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serveTests } from '../../support/serve-tests.ts'

/**
 * Calls that clients of JeecgBoot 2.2.0, of 2.4.6 and of a fork may make. Each call has a method (`ANY` for
 * all methods) and a path below the API base. These clients send edits by PUT, and later JeecgBoot clients
 * send them by POST. Demos, internal service calls and closed-source areas (`/online`, `/jmreport`) are left
 * out.
 */
const calls = lines(readFileSync(new URL('./calls.txt', import.meta.url), 'utf8'))

/** Calls and path prefixes (`/sys/tenant/**`) that the compatibility page lists as not served. */
const refused = readRefused(readFileSync('docs/compatibility.md', 'utf8'))

const server = serveTests()

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

function readRefused(page: string): string[] {
  const [, after = ''] = page.split('## Calls that are not served')
  const [section = ''] = after.split('\n## ')
  return lines(section)
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, call = '']) => call))
}

const covers = (row: string, call: string) =>
  row.endsWith('/**') ? (call.split(' ')[1] ?? '').startsWith(row.slice(0, -2)) : row === call

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
