import { sql } from 'kysely'
import type { Depart, SysUser, UserInfo } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import { presentUser, userColumns } from '../users/resource.ts'
import { oneTimeUntil } from './one-time-password.ts'

/** Finds an account and its data for signing in. */
export async function findAccount(db: Db, username: string) {
  return db
    .selectFrom('sys_user')
    .select(['id', 'username', 'password', 'salt', 'status', 'del_flag', 'org_code'])
    .select(oneTimeUntil.as('oneTimeUntil'))
    .where('username', '=', username)
    .executeTakeFirst()
}

/** Reads the profile of the signed-in user. Roles are given as role codes. */
export async function readUserInfo(db: Db | Tx, userId: string): Promise<UserInfo> {
  const { rows } =
    await sql<SysUser>`select ${userColumns(unlimitedScope)} from sys_user t where t.id = ${userId}`.execute(
      db,
    )
  const [user] = rows
  if (user === undefined) throw new Error(`no user ${userId}`)
  const roles = await db
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_role as r', 'r.id', 'ur.role_id')
    .select('r.role_code')
    .where('ur.user_id', '=', userId)
    .orderBy('r.role_code')
    .execute()
  return { ...presentUser(user), roles: roles.map(({ role_code }) => role_code) }
}

/** Departments of a user, sorted by their sort number. */
export async function readDeparts(db: Db | Tx, userId: string): Promise<Depart[]> {
  return db
    .selectFrom('sys_user_depart as ud')
    .innerJoin('sys_depart as d', 'd.id', 'ud.dep_id')
    .select(['d.id', 'd.parent_id as parentId', 'd.depart_name as departName', 'd.org_code as orgCode'])
    .select(['d.org_category as orgCategory', 'd.org_type as orgType', 'd.depart_order as departOrder'])
    .select(['d.status', 'd.del_flag as delFlag'])
    .where('ud.user_id', '=', userId)
    .where('d.del_flag', '=', '0')
    .orderBy('d.depart_order')
    .orderBy('d.org_code')
    .execute()
}
