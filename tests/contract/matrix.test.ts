import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, actors, expectedMatrix, matrixPage } from '../support/access-matrix.ts'
import { createTestApp, type TestApp } from '../support/app.ts'

/**
 * Header of a request. The test server answers a request with this header right after the access check,
 * without running the handler.
 */
const PROBE = { 'x-probe': 'yes' }
const ADMITTED = 299

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({
    extend: (app) =>
      app.addHook('preValidation', async ({ headers }, reply) =>
        headers['x-probe'] ? reply.code(ADMITTED).send({}) : undefined,
      ),
  })
})
afterAll(() => server.close())

const accounts: Partial<Record<Actor, string>> = {
  admin: 'admin',
  settlement_clerk: 'clerk',
  settlement_reviewer: 'reviewer',
  shop_keeper: 'keeper',
  configurator: 'configurator',
}

/** Creates an account with one role or without a role. */
async function hire(username: string, roleCode: string): Promise<string> {
  const { db } = server.services.database
  const like = db.selectFrom('sys_user').selectAll().where('username', '=', 'configurator')
  const known = await like.executeTakeFirstOrThrow()
  await db
    .insertInto('sys_user')
    .values({ ...known, id: username, username, phone: null, email: null, work_no: null })
    .execute()
  await db
    .insertInto('sys_user_role')
    .columns(['id', 'user_id', 'role_id'])
    .expression((from) =>
      from
        .selectFrom('sys_role')
        .select((of) => [of.val(username).as('id'), of.val(username).as('user_id'), 'sys_role.id as role_id'])
        .where('role_code', '=', roleCode),
    )
    .execute()
  return username
}

async function headersOf(actor: Actor): Promise<Record<string, string>> {
  if (actor === 'visitor') return {}
  if (actor === 'forged token') return { 'x-access-token': 'A'.repeat(43) }
  return server.signIn(accounts[actor] ?? (await hire(actor.replace(' ', '_'), actor)))
}

interface Caller {
  headers: Record<string, string>
  /**
   * IP address of the caller. Each caller has a different address, because some routes limit the requests of
   * an address.
   */
  remoteAddress: string
}

async function isAdmitted(method: string, url: string, { headers, remoteAddress }: Caller): Promise<boolean> {
  const probe = { method: method as 'GET', url, headers: { ...headers, ...PROBE }, remoteAddress }
  const { statusCode } = await server.app.inject(probe)
  return statusCode === ADMITTED
}

describe('every route × every kind of caller', () => {
  test.each(actors)('%s has access to exactly the expected routes', async (actor) => {
    const rows = expectedMatrix(server.app.routeAccess)
    const caller = { headers: await headersOf(actor), remoteAddress: `10.0.0.${actors.indexOf(actor) + 1}` }
    const allowed: string[] = []
    for (const { method, path } of rows) {
      if (await isAdmitted(method, path, caller)) allowed.push(`${method} ${path}`)
    }

    const expected = rows
      .filter((row) => row.allowed.includes(actor))
      .map(({ method, path }) => `${method} ${path}`)
    expect(rows.length).toBeGreaterThan(150)
    expect(allowed).toEqual(expected)
  })
})

test('the documentation of permissions equals the matrix', async () => {
  const page = matrixPage(expectedMatrix(server.app.routeAccess))

  await expect(page).toMatchFileSnapshot('../../docs/permissions.md')
})
