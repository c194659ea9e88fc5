import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, actors, expectedMatrix, matrixPage } from '../support/access-matrix.ts'
import { createTestApp, type TestApp } from '../support/app.ts'

/** Whoever knocks with this header is answered at the door: what lies behind it does not happen. */
const KNOCK = { 'x-knock': 'yes' }
const ADMITTED = 299

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({
    extend: (app) =>
      app.addHook('preValidation', async ({ headers }, reply) =>
        headers['x-knock'] ? reply.code(ADMITTED).send({}) : undefined,
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

/** Makes an account for who has none in the demo: with one role, or none. */
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
  if (actor === 'stranger') return {}
  if (actor === 'forged token') return { 'x-access-token': 'A'.repeat(43) }
  return server.signIn(accounts[actor] ?? (await hire(actor.replace(' ', '_'), actor)))
}

interface Knocking {
  headers: Record<string, string>
  /** Each actor comes from an address of his own, since some doors count how often one knocks. */
  remoteAddress: string
}

async function isAdmitted(
  method: string,
  url: string,
  { headers, remoteAddress }: Knocking,
): Promise<boolean> {
  const knock = { method: method as 'GET', url, headers: { ...headers, ...KNOCK }, remoteAddress }
  const { statusCode } = await server.app.inject(knock)
  return statusCode === ADMITTED
}

describe('every route × every kind of actor', () => {
  test.each(actors)('%s gets past exactly the doors that are his', async (actor) => {
    const rows = expectedMatrix(server.app.routeAccess)
    const knocking = { headers: await headersOf(actor), remoteAddress: `10.0.0.${actors.indexOf(actor) + 1}` }
    const admitted: string[] = []
    for (const { method, path } of rows) {
      if (await isAdmitted(method, path, knocking)) admitted.push(`${method} ${path}`)
    }

    const expected = rows
      .filter((row) => row.admitted.includes(actor))
      .map(({ method, path }) => `${method} ${path}`)
    expect(rows.length).toBeGreaterThan(150)
    expect(admitted).toEqual(expected)
  })
})

test('the page of permissions shows the matrix as it is', async () => {
  const page = matrixPage(expectedMatrix(server.app.routeAccess))

  await expect(page).toMatchFileSnapshot('../../docs/permissions.md')
})
