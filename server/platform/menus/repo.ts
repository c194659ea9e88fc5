import { sql } from 'kysely'
import type { PermissionOption } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { type Locale, textIn } from '../http/locale.ts'
import { grantsOf } from '../permissions/grants.ts'

/** Normalizes a path to the form of stored menu paths: decoded and without trailing slashes. */
function plainPath(path: string): string {
  return decoded(path).replace(/\/+$/, '') || '/'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const selectPermissions = (db: Db | Tx) =>
  db
    .selectFrom('sys_permission as p')
    .select(['p.id', 'p.name', 'p.url', 'p.component', 'p.redirect', 'p.perms', 'p.status', 'p.icon'])
    .select(['p.description', 'p.hidden', 'p.parent_id as parentId', 'p.name_i18n as names'])
    .select(['p.component_name as componentName', 'p.menu_type as menuType', 'p.perms_type as permsType'])
    .select(['p.is_route as isRoute', 'p.always_show as alwaysShow', 'p.keep_alive as keepAlive'])
    .select(['p.internal_or_external as internalOrExternal', 'p.sort_no as sortNo'])
    .select(['p.del_flag as delFlag', 'p.rule_flag as ruleFlag', 'p.create_by as createBy'])
    .select([
      'p.version',
      'p.create_time as createTime',
      'p.update_by as updateBy',
      'p.update_time as updateTime',
    ])
    .select(
      sql<boolean>`not exists (select from sys_permission c where c.parent_id = p.id and c.del_flag = 0)`.as(
        'isLeaf',
      ),
    )
    .where('p.del_flag', '=', 0)
    .orderBy('p.sort_no')
    .orderBy('p.id')

/** Row of a menu or button. */
export type FullRow = Awaited<ReturnType<typeof findPermissions>>[number]

/** All menus and buttons in menu order. */
export const findPermissions = (db: Db) => selectPermissions(db).execute()

/** Finds a menu or button. */
export const findPermission = (db: Db | Tx, id: string): Promise<FullRow | undefined> =>
  selectPermissions(db).where('p.id', '=', id).executeTakeFirst()

/** Top-level menus. */
export const findTopMenus = (db: Db) => selectPermissions(db).where('p.menu_type', '=', 0).execute()

/** Finds the direct children of these menus. */
export const findChildMenus = (db: Db, parentIds: readonly string[]) =>
  selectPermissions(db)
    .where('p.parent_id', 'in', [...parentIds])
    .execute()

/** True if another menu has this URL. */
export async function isUrlTaken(db: Db, { id, url }: { id?: string; url: string }): Promise<boolean> {
  const found = await db
    .selectFrom('sys_permission')
    .select('id')
    .where('url', '=', url)
    .where('menu_type', '<>', 2)
    .where('del_flag', '=', 0)
    .where('id', '<>', id ?? '')
    .limit(1)
    .execute()
  return found.length > 0
}

/** True if a menu has this path. The path may be encoded or end with a slash, as browsers send it. */
export async function hasMenuAt(db: Db, path: string): Promise<boolean> {
  const found = await db
    .selectFrom('sys_permission')
    .select('id')
    .where(sql<string>`rtrim(url, '/')`, '=', plainPath(path))
    .where('menu_type', '<>', 2)
    .where('del_flag', '=', 0)
    .limit(1)
    .execute()
  return found.length > 0
}

/** Finds all menus and buttons. `held` is true if the user has the permission. */
export async function findGrantableMenus(
  db: Db,
  userId: string,
  locale: Locale,
): Promise<PermissionOption[]> {
  const { rows } = await sql<
    Omit<PermissionOption, 'title'> & { name: string; names: Record<string, string> }
  >`
    with own as (select distinct permission_id from ${grantsOf([userId])} granted)
    select p.id, nullif(p.parent_id, '') as "parentId", p.name, p.name_i18n as names, p.perms as code,
      p.menu_type as "menuType", own.permission_id is not null as held
    from sys_permission p left join own on own.permission_id = p.id
    where p.del_flag = 0 order by p.sort_no, p.id`.execute(db)
  return rows.map(({ name, names, ...row }) => ({ ...row, title: textIn(names, locale, name) }))
}

/** Finds the existing menus and buttons with these ids. `held` is true if the user has the permission. */
export async function findMenusWithGrant(tx: Tx, userId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; held: boolean }>`select p.id,
      p.id in (select own.permission_id from ${grantsOf([userId])} own) as held
    from sys_permission p where p.id = any(${[...ids]}::text[]) and p.del_flag = 0`.execute(tx)
  return rows
}
