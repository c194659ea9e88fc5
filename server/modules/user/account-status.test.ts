import { describe, expect, test } from 'vitest'
import type { SysUser } from '#schemas'
import { FIRST_PASSWORD, serveUsers } from '../../../tests/support/serve-users.ts'

type Headers = Record<string, string>

const { server, as, call, add, isIn, run, userId, roleId, lastAudit } = serveUsers()

describe('freezing users', () => {
  test('freezing a user ends all sessions; an unfrozen user can sign in again', async () => {
    await add('frost')
    const headers = await server.signIn('frost', FIRST_PASSWORD)
    const ids = `${await userId('frost')},`

    const frozen = await call('PUT', 'frozenBatch', { body: { ids, status: 2 } })

    expect(frozen.success).toBe(true)
    expect(await isIn(headers)).toBe(false)
    expect(await run('select from sys_session where user_id = $1', [ids.slice(0, -1)])).toEqual([])
    expect(await lastAudit()).toMatchObject({ action: 'user.freeze' })
    await call('PUT', 'frozenBatch', { body: { ids, status: '1' } })
    expect(await isIn(await server.signIn('frost', FIRST_PASSWORD))).toBe(true)
  })

  test("users can't freeze themselves, and a batch with an unknown user changes nothing", async () => {
    const freeze = (ids: string) => call('PUT', 'frozenBatch', { body: { ids, status: 2 } })

    expect((await freeze(await userId('admin'))).message).toMatch(/your own account/)
    expect((await freeze(`${await userId('keeper')},nobody`)).message).toMatch(/User not found/)
    expect(await isIn(as.keeper)).toBe(true)
  })

  test('of two administrators who freeze each other at the same time, one stays active', async () => {
    await add('second', { selectedroles: await roleId('admin') })
    const second = await server.signIn('second', FIRST_PASSWORD)
    const freeze = async (username: string, by: Headers) =>
      call('PUT', 'frozenBatch', { by, body: { ids: await userId(username), status: 2 } })

    const answers = await Promise.all([freeze('admin', second), freeze('second', as.admin)])

    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    await run("update sys_user set status = 1 where username = 'admin'")
    as.admin = { ...(await server.signIn('admin')), 'x-locale': 'en-US' }
  })
})

test('a password set by an administrator ends all sessions of its user', async () => {
  await add('rain')
  const headers = await server.signIn('rain', FIRST_PASSWORD)
  const body = { username: 'rain', password: 'second brew of rain', confirmpassword: 'second brew of rain' }

  const weak = await call('PUT', 'changePassword', { body: { username: 'rain', password: 'password' } })
  const differ = await call('PUT', 'changePassword', { body: { ...body, confirmpassword: 'x' } })
  const set = await call('PUT', 'changePassword', { body })

  expect([weak.success, differ.success, set.success]).toEqual([false, false, true])
  expect(await isIn(headers)).toBe(false)
  expect(await isIn(await server.signIn('rain', 'second brew of rain'))).toBe(true)
  expect(JSON.stringify(await run('select detail from audit_log'))).not.toContain('second brew')
})

test('a deleted user is in the recycle bin, and is restored or deleted permanently', async () => {
  const ids = [(await add('dew')).result.id, (await add('mist')).result.id]
  const bin = async () =>
    ((await call('GET', 'recycleBin')).result as SysUser[]).map(({ username }) => username).sort()

  const deleted = await call('DELETE', `deleteBatch?ids=${ids.join(',')},`)

  expect(deleted.success).toBe(true)
  expect(await bin()).toEqual(['dew', 'mist'])
  expect((await call('GET', `queryById?id=${ids[0]}`)).success).toBe(false)
  expect((await add('dew')).message).toMatch(/already in use/)
  expect((await call('PUT', 'putRecycleBin', { body: { userIds: ids[0] } })).success).toBe(true)
  expect((await call('DELETE', `deleteRecycleBin?userIds=${ids[1]}`)).success).toBe(true)
  expect(await bin()).toEqual([])
  expect(await run('select from sys_user_role where user_id = $1', [ids[1]])).toEqual([])
})
