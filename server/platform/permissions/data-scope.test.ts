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
  test('are all for the administrator and for users of the root department', async () => {
    expect(await departsOf('admin')).toBe('all')
    expect(await departsOf('clerk')).toBe('all')
  })

  test('are those of the department for users of one department', async () => {
    expect(await departsOf('keeper')).toEqual({ orgCodes: ['A01A01A01'] })
  })

  test('are those of the current department for users of several, even if another one covers all', async () => {
    await belongsAlsoTo('keeper', 'A01')

    expect(await departsOf('keeper')).toEqual({ orgCodes: ['A01A01A01'] })
    await worksFor('keeper', 'A01')
    expect(await departsOf('keeper')).toBe('all')
    await worksFor('keeper', null)
    expect(await departsOf('keeper')).toBe('all')
  })

  test('are all for the administrator, whatever their current department', async () => {
    await belongsAlsoTo('admin', 'A01A02')
    await worksFor('admin', 'A01A02')

    expect(await departsOf('admin')).toBe('all')
  })

  test('are none for users without a department', async () => {
    expect(await departsOf('nobody')).toEqual({ orgCodes: [] })
  })

  test('end at the root of another company', async () => {
    const { db } = server.database
    await sql`insert into sys_depart (id, depart_name, org_code, del_flag) values ('other', 'Other', 'A02', '1')`.execute(
      db,
    )

    expect(await departsOf('clerk')).toEqual({ orgCodes: ['A01'] })
    expect(await departsOf('admin')).toBe('all')
  })
})
