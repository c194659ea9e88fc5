import { sql } from 'kysely'
import type { DepartRole, DepartRoleUser, PermissionOption } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Locale } from '../../platform/http/locale.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { findGrantableMenus } from '../../platform/menus/repo.ts'
import { findGranted } from '../../platform/permissions/find-granted.ts'
import { departRoleResource } from './list-resource.ts'

const { rows: from, select } = departRoleResource

/** Lists the roles of a department, oldest first. */
export async function rolesOfDepart(db: Db, departId: string, scope: Scope): Promise<DepartRole[]> {
  const { rows } = await sql<DepartRole>`select ${select} from ${from}
    where t.depart_id = ${departId} and ${isVisible(departRoleResource, scope)}
    order by t.create_time, t.id`.execute(db)
  return rows
}

/** Lists the roles that a user has in a department. */
export const departRolesOfUser = (db: Db | Tx, userId: string, departId: string): Promise<DepartRoleUser[]> =>
  db
    .selectFrom('sys_depart_role_user')
    .select(['id', 'user_id as userId', 'drole_id as droleId'])
    .where('user_id', '=', userId)
    .where('depart_id', '=', departId)
    .orderBy('drole_id')
    .execute()

/** Lists the roles that a user has in the departments of a scope. */
export async function managedRolesOfUser(db: Db, userId: string, scope: Scope): Promise<DepartRoleUser[]> {
  const { rows } = await sql<DepartRoleUser>`select u.id, u.user_id as "userId", u.drole_id as "droleId"
    from sys_depart_role_user u where u.user_id = ${userId} and u.drole_id in (
      select t.id from ${from} where ${isVisible(departRoleResource, scope)})
    order by u.drole_id`.execute(db)
  return rows
}

/** True if a user is a member of all these departments. */
export async function isMemberOfAll(tx: Tx, userId: string, departIds: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('sys_user_depart as ud')
    .innerJoin('sys_user as u', 'u.id', 'ud.user_id')
    .select('ud.dep_id')
    .where('ud.user_id', '=', userId)
    .where('u.del_flag', '=', 0)
    .where('ud.dep_id', 'in', [...departIds])
    .execute()
  return rows.length === new Set(departIds).size
}

/**
 * Lists the grants of a department. Only grants of the department can be granted to its roles. `held` is true
 * if the user has the permission.
 */
export async function grantableMenus(
  db: Db,
  departId: string,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<PermissionOption[]> {
  const [all, granted] = await Promise.all([
    findGrantableMenus(db, userId, locale),
    findGranted(db, { table: 'sys_depart_permission', holderId: departId }),
  ])
  const ids = new Set(granted)
  // An entry whose parent is not in the list becomes a root. Otherwise the entry would be missing in the
  // tree.
  return all
    .filter(({ id }) => ids.has(id))
    .map((choice) => (ids.has(choice.parentId ?? '') ? choice : { ...choice, parentId: null }))
}
