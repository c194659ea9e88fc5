import { describe, expect, test } from 'vitest'
import { serveUsers } from '../../../tests/support/serve-users.ts'

type Headers = Record<string, string>

const { server, as, call, add, run, userId, roleId, departId } = serveUsers()

describe('a user administrator of a region', () => {
  const password = 'taken over by another'
  const oneTime = async (ids: string) => {
    const url = '/jeecg-boot/app/users/oneTimePasswords'
    return (await server.app.inject({ method: 'POST', url, headers: as.supervisor, payload: { ids } })).json()
  }
  const newRole = async (code: string, rule: string | null) => {
    await run('insert into sys_role (id, role_name, role_code) values ($1, $1, $1)', [code])
    await run(
      `insert into sys_role_permission (id, role_id, permission_id, data_rule_ids)
        select $1, $1, id, $2 from sys_permission where perms = 'bill:list'`,
      [code, rule],
    )
    return code
  }

  test('a user administrator of a region cannot change users who belong to another region too', async () => {
    const by = as.supervisor
    const here = await departId('A01A01')
    const only = (await add('plum', { selecteddeparts: here, selectedroles: '' })).result
    const two = `${here},${await departId('A01A02')}`
    const both = (await add('peach', { selecteddeparts: two, selectedroles: '' })).result

    const tried = [
      await call('PUT', 'changePassword', { by, body: { username: 'peach', password } }),
      await call('PUT', 'edit', { by, body: { ...both, email: 'mine@example.com' } }),
      await call('PUT', 'frozenBatch', { by, body: { ids: both.id, status: 2 } }),
      await call('DELETE', `delete?id=${both.id}`, { by }),
      await oneTime(`${only.id},${both.id}`),
    ]

    expect(both.orgCode).toBe('A01A01')
    for (const answer of tried)
      expect(answer).toMatchObject({ success: false, message: /can't manage this user/ })
    expect((await call('PUT', 'changePassword', { by, body: { username: 'plum', password } })).success).toBe(
      true,
    )
  })

  test('a user administrator of a region cannot change users who see rows hidden by a data rule, nor assign such a role', async () => {
    const [clerks, free, ruled] = [await roleId('settlement_clerk'), 'free', 'ruled']
    await run(`insert into sys_permission_data_rule
      (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status, resources)
      select 'pending', id, 'Pending', 'status', '=', 'PENDING', '1', 'SettleBill'
        from sys_permission where perms = 'bill:list'`)
    await newRole(free, null)
    await newRole(ruled, 'pending')
    const set = (rule: string | null) =>
      run(
        `with held as (update sys_role_permission set data_rule_ids = $1
          where role_id = $2 and permission_id = (select id from sys_permission where perms = 'bill:list'))
        update rights_epoch set epoch = epoch + 1`,
        [rule, clerks],
      )
    const selecteddeparts = await departId('A01A01')
    const people = [
      (await add('pear', { selecteddeparts, selectedroles: free })).result,
      (await add('fig', { selecteddeparts, selectedroles: ruled })).result,
    ]
    const none = (await add('lime', { selecteddeparts, selectedroles: '' })).result
    const by = as.supervisor
    await set('pending')

    const reset = async (username: string) =>
      (await call('PUT', 'changePassword', { by, body: { username, password } })).success
    const together = await oneTime(people.map(({ id }) => id).join(','))
    const give = (selectedroles: string) =>
      call('PUT', 'edit', { by, body: { ...none, version: undefined, selectedroles } })
    const given = [await give(free), await give(ruled)]
    const results = [await reset('pear'), await reset('fig')]
    await set(null)

    expect(together).toMatchObject({ success: false, message: /permissions you don't have/ })
    expect(given).toMatchObject([{ success: false, message: /only permissions you have/ }, { success: true }])
    expect(results).toEqual([false, true])
    expect(await reset('pear')).toBe(true)
  })

  test('a user administrator of a region cannot appoint a department manager outside their scope, including themselves', async () => {
    const id = await userId('supervisor')
    const own = (await call('GET', `queryById?id=${id}`, { by: as.supervisor })).result
    const [here, there] = [await departId('A01A01'), await departId('A01A02')]
    const charge = (departIds: string, by: Headers) =>
      call('PUT', 'edit', { by, body: { ...own, version: undefined, userIdentity: 2, departIds } })

    expect(await charge(there, as.supervisor)).toMatchObject({
      success: false,
      message: /department does not exist/,
    })
    expect((await charge(there, as.admin)).success).toBe(true)
    expect((await charge(await departId('A01A03'), as.admin)).refusal).toMatchObject({
      error: 'USER_DEPART_FOREIGN',
      fields: { departIds: 'A user can manage only departments they belong to' },
    })
    expect((await charge(`${here},${there}`, as.supervisor)).success).toBe(true)
  })
})
