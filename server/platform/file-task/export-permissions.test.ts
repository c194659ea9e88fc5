import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { withTransaction } from '../../db/index.ts'
import { invalidatePermissions } from '../permissions/permission-cache.ts'
import { serveExports } from './exports.fixture.ts'
import { coversScope } from './task-owner.ts'

const { server, run, call, start, end, queue } = serveExports()

describe('permissions apply when the file is made', () => {
  test('a user who is frozen before the file is made gets no file', async () => {
    await run(sql`update sys_user set status = 2 where username = 'clerk'`)
    const id = await queue()

    await vi.waitFor(
      async () => {
        const rows = await run(sql<{ failure: string; file: string | null }>`select status, failure,
          file_path as file from export_task where id = ${id}`)
        expect(rows).toEqual([{ status: 'FAILED', failure: 'RIGHTS', file: null }])
      },
      { timeout: 10_000 },
    )
    await run(sql`update sys_user set status = 1 where username = 'clerk'`)
  })

  test('a user who loses the permission before the file is made gets no file', async () => {
    const id = await queue({}, 'keeper')

    expect(await end(id, 'keeper')).toMatchObject({ status: 'FAILED', failure: 'RIGHTS' })
  })

  test('the download of a finished file requires the permission too', async () => {
    const id = await start()
    await end(id)
    const role = sql`(select id from sys_role where role_code = 'settlement_clerk')`
    const code = sql`(select id from sys_permission where perms = 'bill:export')`
    const taken = await run(sql<{ id: string }>`delete from sys_role_permission
      where role_id = ${role} and permission_id = ${code} returning id`)
    await withTransaction(server.services.database.db, invalidatePermissions)

    const answer = await call('POST', 'file', { id })

    await run(sql`insert into sys_role_permission (id, role_id, permission_id)
      values (${taken[0]?.id}, ${role}, ${code})`)
    await withTransaction(server.services.database.db, invalidatePermissions)
    expect(answer.statusCode).toBe(403)
  })

  test('the download of a file with rows of a former department is refused', async () => {
    const id = await start()
    await end(id)
    await run(sql`update sys_user_depart set dep_id = (select id from sys_depart where org_code = 'A01A01')
      where user_id = (select id from sys_user where username = 'clerk')`)
    await withTransaction(server.services.database.db, invalidatePermissions)

    const answer = await call('POST', 'file', { id })

    await run(sql`update sys_user_depart set dep_id = (select id from sys_depart where org_code = 'A01')
      where user_id = (select id from sys_user where username = 'clerk')`)
    await withTransaction(server.services.database.db, invalidatePermissions)
    expect(answer.statusCode).toBe(403)
  })
})

test.each([
  ['all', 'all', true],
  ['all', { orgCodes: ['A01'] }, true],
  [{ orgCodes: ['A01'] }, 'all', false],
  [{ orgCodes: ['A01'] }, { orgCodes: ['A01A02'] }, true],
  [{ orgCodes: ['A01A02'] }, { orgCodes: ['A01'] }, false],
  [{ orgCodes: ['A01', 'B'] }, { orgCodes: ['B01', 'A01'] }, true],
  [{ orgCodes: [''] }, { orgCodes: ['A01'] }, false],
] as const)('the scope %j covers the file of %j: %s', (scope, part, covered) => {
  expect(coversScope({ departs: scope, rules: {} }, { departs: part, rules: {} }, 'SettleBill')).toBe(covered)
})

test('a file with plain values of a masked field needs the permission that reveals them', () => {
  const file = { departs: 'all', rules: {}, reveals: ['shop:edit'] } as const

  expect(coversScope(file, file, 'ShopBasicInfo')).toBe(true)
  expect(coversScope({ departs: 'all', rules: {} }, file, 'ShopBasicInfo')).toBe(false)
})
