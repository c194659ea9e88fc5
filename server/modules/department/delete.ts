import { sql } from 'kysely'
import type { SysDepart } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { deletionEntry } from '../../platform/audit-log/append.ts'
import { departHasRecords, departHasUsers, departNotFound } from '../../platform/departments/errors.ts'
import { departWithDescendants, lockDeparts } from '../../platform/departments/repo.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'

const removed = { en: 'Deleted', zh: '删除成功！' }

/**
 * Tables that are checked before a department is deleted: a department with rows in them can't be deleted.
 * Tables that copy the org code of a shop need no check, since the shop itself prevents the deletion.
 */
const TABLES_WITH_CODE = [
  'shop_basic_info',
  'shop_boss',
  'settle_bill',
  'bill_adjustment',
  'trade_order',
] as const
/**
 * The character that sorts after all other characters: `code + LAST` sorts after every text that begins with
 * `code`.
 */
const LAST = '\u{10FFFF}'

const isBelow = (column: string, { orgCode }: SysDepart) =>
  sql<boolean>`${sql.ref(column)} >= ${orgCode} and ${sql.ref(column)} < ${orgCode + LAST}`

async function rejectWithUsers(tx: Tx, depart: SysDepart): Promise<void> {
  const { rows } = await sql<{ users: number }>`select count(distinct u.id)::int as users
    from sys_depart d join sys_user_depart ud on ud.dep_id = d.id join sys_user u on u.id = ud.user_id
    where ${isBelow('d.org_code', depart)} and d.del_flag = '0' and u.del_flag = 0`.execute(tx)
  const users = rows[0]?.users ?? 0
  if (users > 0) throw departHasUsers({ departName: depart.departName, users })
}

async function rejectWithRecords(tx: Tx, depart: SysDepart): Promise<void> {
  const found = TABLES_WITH_CODE.map(
    (table) => sql`exists (select from ${sql.table(table)} where ${isBelow('sys_org_code', depart)})`,
  )
  const { rows } = await sql<{ any: boolean }>`select (${sql.join(found, sql` or `)}) as any`.execute(tx)
  if (rows[0]?.any) throw departHasRecords({ departName: depart.departName })
}

/**
 * Deletes departments with their descendants, roles and grants. Deletes no department if one of them is
 * unknown or still has users or records. The rows of the departments are only marked as deleted, so that
 * their codes aren't used again. Otherwise users of a new department with an old code would see old records.
 */
export async function deleteDeparts(
  tx: Tx,
  ids: readonly string[],
  { user, at }: ChangeContext,
): Promise<Changed<null>> {
  // Takes a lock, so that changes of departments and their members run one after the other.
  await invalidatePermissions(tx)
  const departs = await lockDeparts(tx, ids, user.scope)
  if (ids.length === 0 || departs.length < ids.length) throw departNotFound()
  const removals = new Map<string, SysDepart>()
  for (const depart of departs) {
    await rejectWithUsers(tx, depart)
    await rejectWithRecords(tx, depart)
    const deletedIds = sql`(select id from sys_depart where ${isBelow('org_code', depart)})`
    await sql`delete from sys_user_depart where dep_id in ${deletedIds}`.execute(tx)
    await sql`delete from sys_depart_role where depart_id in ${deletedIds}`.execute(tx)
    await sql`delete from sys_depart_permission where depart_id in ${deletedIds}`.execute(tx)
    for (const below of await departWithDescendants(tx, depart.orgCode)) removals.set(below.id, below)
    await tx
      .updateTable('sys_depart')
      .set({ del_flag: '1', update_by: user.username, update_time: at.toISOString() })
      .where(isBelow('org_code', depart))
      .where('del_flag', '=', '0')
      .execute()
  }
  const audit = [...removals.values()].map((record) =>
    deletionEntry('depart.delete', { kind: 'sys_depart', record }),
  )
  return { result: null, audit, message: removed }
}
