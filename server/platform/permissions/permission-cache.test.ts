import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { createPermissionCache } from './permission-cache.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await createTestDatabase({ demo: true })
})
afterAll(() => server.drop())

async function departsOf(username: string) {
  const { db } = server.database
  const user = await db
    .selectFrom('sys_user')
    .select(['id', 'org_code as orgCode'])
    .where('username', '=', username)
    .executeTakeFirst()
  return (await createPermissionCache(db).of(user ?? { id: 'nobody', orgCode: null }, 1)).departs
}

const belongsAlsoTo = (username: string, orgCode: string) =>
  sql`insert into sys_user_depart (id, user_id, dep_id) select u.username || d.org_code, u.id, d.id from sys_user u, sys_depart d
    where u.username = ${username} and d.org_code = ${orgCode}`.execute(server.database.db)
const worksFor = (username: string, orgCode: string | null) =>
  server.database.db
    .updateTable('sys_user')
    .set({ org_code: orgCode })
    .where('username', '=', username)
    .execute()

describe('the rows a user sees', () => {
  test('the administrator and users of the root department see all rows', async () => {
    expect(await departsOf('admin')).toBe('all')
    expect(await departsOf('clerk')).toBe('all')
  })

  test('users of one department see the rows of this department', async () => {
    expect(await departsOf('keeper')).toEqual({ orgCodes: ['A01A01A01'] })
  })

  test('users of several departments see the rows of the current one, even if another one includes all', async () => {
    await belongsAlsoTo('keeper', 'A01')

    expect(await departsOf('keeper')).toEqual({ orgCodes: ['A01A01A01'] })
    await worksFor('keeper', 'A01')
    expect(await departsOf('keeper')).toBe('all')
    await worksFor('keeper', null)
    expect(await departsOf('keeper')).toBe('all')
  })

  test('the administrator sees all rows in any current department', async () => {
    await belongsAlsoTo('admin', 'A01A02')
    await worksFor('admin', 'A01A02')

    expect(await departsOf('admin')).toBe('all')
  })

  test('users without a department see no rows', async () => {
    expect(await departsOf('nobody')).toEqual({ orgCodes: [] })
  })

  test('users of one company see no rows of another company', async () => {
    const { db } = server.database
    await sql`insert into sys_depart (id, depart_name, org_code, del_flag) values ('other', 'Other', 'A02', '1')`.execute(
      db,
    )

    expect(await departsOf('clerk')).toEqual({ orgCodes: ['A01'] })
    expect(await departsOf('admin')).toBe('all')
  })
})
