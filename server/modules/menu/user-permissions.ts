import { sql } from 'kysely'
import type { UserPermissions } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { grantsOf } from '../../platform/permissions/grants.ts'
import { buildMenu, HOME, listCodes, listGranted, type SysPermissionRow } from './user-menu.ts'

async function readPermissions(db: Db): Promise<SysPermissionRow[]> {
  return db
    .selectFrom('sys_permission')
    .select(['id', 'name', 'url', 'component', 'redirect', 'perms', 'status', 'icon', 'hidden'])
    .select(['parent_id as parentId', 'name_i18n as names', 'component_name as componentName'])
    .select(['menu_type as menuType', 'perms_type as permsType', 'is_route as isRoute'])
    .select(['always_show as alwaysShow', 'keep_alive as keepAlive'])
    .select('internal_or_external as internalOrExternal')
    .where('del_flag', '=', 0)
    .orderBy('sort_no')
    .orderBy('id')
    .execute()
}

async function readGrantedIds(db: Db, userId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select distinct own.permission_id as id
    from ${grantsOf([userId])} own`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Reads the menu of a user, the user's permission codes, and all permission codes. Every menu contains the
 * home page.
 */
export async function readUserPermissions(db: Db, userId: string, locale: Locale): Promise<UserPermissions> {
  const [all, grantedIds] = await Promise.all([readPermissions(db), readGrantedIds(db, userId)])
  const granted = all.filter(({ id }) => grantedIds.has(id))
  const shown = all.filter(({ id, url }) => grantedIds.has(id) || url === HOME)
  return {
    menu: buildMenu(shown, locale),
    auth: listGranted(granted, locale),
    allAuth: listCodes(all, locale),
  }
}
