import { sql } from 'kysely'
import type { DepartNode, SysDepart } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { readIds } from '../http/read-ids.ts'
import type { Scope, SignedIn } from '../http/request.ts'
import { authorColumns } from '../list/author-columns.ts'
import { inDeparts, isVisible } from '../list/row-scope.ts'
import { departNotFound } from './errors.ts'
import { LEVEL_LENGTH } from './org-code.ts'
import { departResource } from './resource.ts'

/**
 * Finds the highest code directly below a parent (`last`) and the sort number for the next department there
 * (`place`). The code of the top level is `''`.
 */
export async function maxChildCode(
  db: Db | Tx,
  parentCode: string,
): Promise<{ last?: string; place: number }> {
  const length = parentCode.length + LEVEL_LENGTH
  // Deleted departments count too, so that their codes are never reused.
  const { rows } = await sql<{ last: string | null; place: number }>`select max(org_code) as last,
      coalesce(max(depart_order) + 1, 0) as place from sys_depart
    where starts_with(org_code, ${parentCode}) and length(org_code) = ${length}
      and org_code ~ '[A-Z][0-9]{2}$'`.execute(db)
  const { last, place = 0 } = rows[0] ?? {}
  return { place, ...(last && { last }) }
}

/** Value of `user_identity` for a user who heads departments. */
const SUPERIOR = 2

const columns = sql`t.id, t.parent_id as "parentId", t.depart_name as "departName",
  t.depart_name_en as "departNameEn", t.depart_name_abbr as "departNameAbbr",
  t.depart_order as "departOrder", t.description, t.org_category as "orgCategory", t.org_type as "orgType",
  t.org_code as "orgCode", t.mobile, t.fax, t.address, t.memo, t.status, t.del_flag as "delFlag",
  ${authorColumns}`

const inOrder = sql`order by t.depart_order, t.org_code`

/** Returns the departments that are visible to the caller. Departments with the same parent are sorted. */
export async function departsInScope(db: Db, scope: Scope): Promise<SysDepart[]> {
  const { rows } = await sql<SysDepart>`select ${columns} from sys_depart t
    where t.del_flag = '0' and ${isVisible(departResource, scope)} ${inOrder}`.execute(db)
  return rows
}

/** Departments with these ids or org codes, within the scope. */
export async function findDeparts(
  db: Db | Tx,
  { ids, orgCodes }: { ids: readonly string[]; orgCodes: readonly string[] },
  scope: Scope,
): Promise<SysDepart[]> {
  const { rows } = await sql<SysDepart>`select ${columns} from sys_depart t
    where t.del_flag = '0' and (t.id = any(${ids}::text[]) or t.org_code = any(${orgCodes}::text[]))
      and ${isVisible(departResource, scope)} ${inOrder}`.execute(db)
  return rows
}

/** Finds a department within the scope. Throws "not found" for any other department. */
export async function findDepart(db: Db | Tx, id: string, scope: Scope): Promise<SysDepart> {
  const [depart] = await findDeparts(db, { ids: [id], orgCodes: [] }, scope)
  if (!depart) throw departNotFound()
  return depart
}

/** Locks departments until the transaction ends. Leaves out departments outside the scope. */
export async function lockDeparts(tx: Tx, ids: readonly string[], scope: Scope): Promise<SysDepart[]> {
  const { rows } = await sql<SysDepart>`select ${columns} from sys_depart t
    where t.del_flag = '0' and t.id = any(${[...ids]}::text[]) and ${isVisible(departResource, scope)}
    order by t.id for update`.execute(tx)
  return rows
}

/** Locks a department within the scope. Throws "not found" for any other department. */
export async function lockDepart(tx: Tx, id: string, scope: Scope): Promise<SysDepart> {
  const [depart] = await lockDeparts(tx, [id], scope)
  if (!depart) throw departNotFound()
  return depart
}

/** Direct children of a department, within the scope. */
export async function childDeparts(db: Db, id: string, scope: Scope): Promise<SysDepart[]> {
  const { rows } = await sql<SysDepart>`select ${columns} from sys_depart t
    where t.del_flag = '0' and t.parent_id = ${id} and ${isVisible(departResource, scope)} ${inOrder}`.execute(
    db,
  )
  return rows
}

/** Finds a department and its descendants, regardless of scope. */
export async function departWithDescendants(tx: Tx, orgCode: string): Promise<SysDepart[]> {
  const { rows } = await sql<SysDepart>`select ${columns} from sys_depart t
    where t.del_flag = '0' and starts_with(t.org_code, ${orgCode}) order by t.org_code`.execute(tx)
  return rows
}

/**
 * Returns the departments that the user heads, with their descendants. Returns undefined if the user isn't
 * the head of a department.
 */
export async function departsHeadedBy(
  db: Db,
  { id, scope }: Pick<SignedIn, 'id' | 'scope'>,
): Promise<SysDepart[] | undefined> {
  const user = await db
    .selectFrom('sys_user')
    .select(['user_identity', 'depart_ids'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (user?.user_identity !== SUPERIOR) return undefined
  const { rows } = await sql<SysDepart>`select ${columns} from sys_depart t
    where t.del_flag = '0' and ${isVisible(departResource, scope)} and exists (select from sys_depart own
      where own.id = any(${readIds(user.depart_ids ?? '')}::text[]) and own.del_flag = '0'
        and starts_with(t.org_code, own.org_code)) ${inOrder}`.execute(db)
  return rows
}

/** Returns the ancestors of a department that are within the scope, top first. */
export async function ancestorDeparts(db: Db, orgCode: string, scope: Scope): Promise<SysDepart[]> {
  const { rows } = await sql<SysDepart>`select ${columns} from sys_depart t
    where t.del_flag = '0' and t.org_code <> ${orgCode} and starts_with(${orgCode}, t.org_code)
      and ${isVisible(departResource, scope)} order by t.org_code`.execute(db)
  return rows
}

/**
 * Selects the departments of the tree to read: the children of the department `pid`, or the `named`
 * departments. If `pid` is `''`, selects the top level that the user can see.
 */
type Level = { pid: string } | { named: { ids: readonly string[]; orgCodes: readonly string[] } }

/** Reads departments of the tree, each with a flag that says whether the department has children. */
export async function departLevel(db: Db, level: Level, scope: Scope): Promise<DepartNode[]> {
  const seen = isVisible(departResource, scope)
  const which =
    'named' in level
      ? sql`(t.id = any(${level.named.ids}::text[]) or t.org_code = any(${level.named.orgCodes}::text[]))`
      : level.pid === ''
        ? sql`not exists (select from sys_depart p where p.id = t.parent_id and p.del_flag = '0'
            and ${inDeparts(sql`p.org_code`, scope.departs)})`
        : sql`t.parent_id = ${level.pid}`
  const { rows } = await sql<SysDepart & { isLeaf: boolean }>`select ${columns}, not exists (
      select from sys_depart child where child.parent_id = t.id and child.del_flag = '0') as "isLeaf"
    from sys_depart t where t.del_flag = '0' and ${which} and ${seen} ${inOrder}`.execute(db)
  return rows.map(({ isLeaf, ...depart }) => ({
    key: depart.id,
    value: depart.id,
    title: depart.departName,
    isLeaf,
    ...depart,
    children: null,
  }))
}
