import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { adminUser, DEMO_PASSWORD, demoUsers, type SeedUser } from '../data/accounts.ts'
import { departmentId } from './departments.ts'
import { insertMissing, type Row } from './insert.ts'
import { readRoleIds } from './rights.ts'
import { seedId } from './seed-id.ts'

/** Hashes a password. */
export type HashPassword = (plain: string) => Promise<string>

const idOf = (user: SeedUser) => user.id ?? seedId('user', user.username)

/** Adds users with their roles and departments. Existing users stay unchanged. */
async function insertUsers(
  client: PoolClient,
  users: readonly (readonly [SeedUser, Row])[],
): Promise<Set<string>> {
  const rows = users.map(([user, extra]) => ({
    id: idOf(user),
    username: user.username,
    org_code: user.orgCode,
    status: 1,
    del_flag: 0,
    user_identity: 1,
    create_by: 'system',
    ...extra,
  }))
  const added = await insertMissing(client, 'sys_user', rows)
  const roleIds = await readRoleIds(client)
  const fresh = users.map(([user]) => user).filter((user) => added.has(idOf(user)))
  await insertMissing(
    client,
    'sys_user_role',
    fresh.flatMap((user) =>
      user.roles.map((code) => ({
        id: seedId('user-role', `${user.username}/${code}`),
        user_id: idOf(user),
        role_id: roleIds.get(code) ?? null,
      })),
    ),
  )
  await insertMissing(
    client,
    'sys_user_depart',
    fresh.flatMap((user) => [
      {
        id: seedId('user-department', user.username),
        user_id: idOf(user),
        dep_id: departmentId(user.orgCode),
      },
      ...(user.alsoIn ?? []).map((orgCode) => ({
        id: seedId('user-department', `${user.username}/${orgCode}`),
        user_id: idOf(user),
        dep_id: departmentId(orgCode),
      })),
    ]),
  )
  return added
}

/** Adds missing demo accounts. The departments of shop users are created together with the demo shops. */
export async function seedDemoUsers(client: PoolClient, hashPassword: HashPassword): Promise<void> {
  const { rows } = await client.query<{ username: string }>('select username from sys_user')
  const taken = new Set(rows.map(({ username }) => username))
  const missing = demoUsers.filter(({ username }) => !taken.has(username))
  const accounts = missing.map(async (user) => {
    const { realname, phone } = user
    return [user, { realname, phone, password: await hashPassword(DEMO_PASSWORD) }] as const
  })
  await insertUsers(client, await Promise.all(accounts))
}

/** Creates the first administrator if there is none. Returns the new password; only its hash is stored. */
export async function seedFirstAdministrator(
  client: PoolClient,
  hashPassword: HashPassword,
): Promise<string | undefined> {
  const { rowCount } = await client.query('select from sys_user where id = $1 or username = $2', [
    idOf(adminUser),
    adminUser.username,
  ])
  if (rowCount) return undefined
  const password = randomBytes(12).toString('base64url')
  await insertUsers(client, [[adminUser, { realname: '管理员', password: await hashPassword(password) }]])
  return password
}
