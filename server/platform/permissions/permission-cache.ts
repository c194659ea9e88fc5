import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { DepartScope } from '../http/request.ts'
import { grantsOf } from './grants.ts'

/** Granted data rule, with the resources that it restricts. `value` can contain variables. */
export interface GrantedRule {
  id: string
  resources: readonly string[]
  column: string
  condition: string
  value: string
}

/** Permissions of a user, and the data from which `resolveScope` computes the user's scope. */
export interface UserPermissions {
  roles: readonly string[]
  permissions: ReadonlySet<string>
  departs: DepartScope
  rules: readonly GrantedRule[]
  /** All departments of the user. */
  orgCodes: readonly string[]
  /** The user's current department. */
  departId: string | null
}

/** A user and their current department. */
export interface UserInDepart {
  id: string
  orgCode: string | null
}

/** Maximum number of users in the cache of a process. */
const MAX_USERS = 2_000

interface RightsRow {
  roles: string[]
  permissions: string[]
  org_codes: string[]
  covers_all: boolean
  own_codes: string[]
  depart_id: string | null
  rules: (Omit<GrantedRule, 'resources'> & { resources: string })[]
}

/**
 * Loads a user's permissions. A permission with status 0 is not controlled: every user has it. The scope is
 * the current department with its descendants. If a user has no current department or is no longer a member
 * of it, the scope is all the user's departments.
 */
async function loadPermissions(db: Db, { id, orgCode }: UserInDepart): Promise<UserPermissions> {
  const { rows } = await sql<RightsRow>`
    with own as (select d.id, d.org_code from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
      where ud.user_id = ${id} and d.del_flag = '0'),
    seen as (select distinct org_code from own
      where org_code = ${orgCode} or not exists (select from own where org_code = ${orgCode}))
    select
    array(select r.role_code from sys_user_role ur join sys_role r on r.id = ur.role_id
      where ur.user_id = ${id} order by 1)::text[] as roles,
    array(select distinct p.perms from sys_permission p
      where p.del_flag = 0 and p.perms <> '' and (p.status = '0' or p.id in (
        select own.permission_id from ${grantsOf([id])} own)))::text[] as permissions,
    array(select org_code from seen order by 1)::text[] as org_codes,
    array(select org_code from own order by 1)::text[] as own_codes,
    (select id from own where org_code = ${orgCode}) as depart_id,
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'resources', r.resources, 'column', r.rule_column,
        'condition', r.rule_conditions, 'value', r.rule_value) order by r.id), '[]')
      from sys_permission_data_rule r join sys_permission p on p.id = r.permission_id
      where r.status = '1' and p.del_flag = 0 and exists (select from ${grantsOf([id])} own
        where own.permission_id = r.permission_id
          and r.id = any(string_to_array(own.data_rule_ids, ',')))) as rules,
    exists (select from seen) and not exists (select from sys_depart other
      where not exists (select from seen where starts_with(other.org_code, seen.org_code))
    ) as covers_all`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a query without FROM gave no row')
  const { roles, permissions, org_codes: orgCodes, covers_all: coversAll, rules } = row
  return {
    roles,
    permissions: new Set(permissions),
    // Administrators see all rows. A user also sees all rows if the user's departments and their descendants
    // are all departments.
    departs: coversAll || roles.includes('admin') ? 'all' : { orgCodes },
    rules: rules.map((rule) => ({ ...rule, resources: rule.resources.split(',') })),
    orgCodes: row.own_codes,
    departId: row.depart_id,
  }
}

/**
 * Creates the cache of permissions. An entry is valid for one user, department and epoch. Every request reads
 * the current epoch, so a change applies on every node from the next request on.
 */
export function createPermissionCache(db: Db) {
  const cached = new Map<string, { epoch: number; orgCode: string | null; rights: UserPermissions }>()

  return {
    async of(person: UserInDepart, epoch: number): Promise<UserPermissions> {
      const { id, orgCode } = person
      const current = cached.get(id)
      if (current?.epoch === epoch && current.orgCode === orgCode) return current.rights
      const rights = await loadPermissions(db, person)
      cached.delete(id)
      cached.set(id, { epoch, orgCode, rights })
      const [oldest] = cached.keys()
      if (cached.size > MAX_USERS && oldest !== undefined) cached.delete(oldest)
      return rights
    },
  }
}

/**
 * Invalidates cached permissions. Call this function in each transaction that writes roles, permissions,
 * departments, their users, or dictionaries. Call the function also for a new department, since the
 * department can extend a cached scope.
 */
export async function invalidatePermissions(tx: Tx): Promise<void> {
  await sql`update rights_epoch set epoch = epoch + 1 where id = 1`.execute(tx)
}
