import { sql } from 'kysely'
import type { SysDepart } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { bumpRightsEpoch } from '../../platform/access/rights.ts'
import { removedEntry } from '../../platform/audit/append.ts'
import { departHasRecords, departHasUsers, departNotFound } from '../../platform/departments/errors.ts'
import { departsUnder, lockDeparts } from '../../platform/departments/repo.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { SignedIn } from '../../platform/http/request.ts'

const removed = { en: 'Deleted', zh: '删除成功!' }

/** Tables with a department's code; other records of a shop share it. */
const KEEPERS = ['shop_basic_info', 'shop_boss', 'settle_bill', 'bill_adjustment', 'trade_order'] as const
/** Sorts after every code with the same prefix. */
const LAST = '\u{10FFFF}'

const isBelow = (column: string, { orgCode }: SysDepart) =>
  sql<boolean>`${sql.ref(column)} >= ${orgCode} and ${sql.ref(column)} < ${orgCode + LAST}`

async function refuseUsers(tx: Tx, depart: SysDepart): Promise<void> {
  const { rows } = await sql<{ users: number }>`select count(distinct u.id)::int as users
    from sys_depart d join sys_user_depart ud on ud.dep_id = d.id join sys_user u on u.id = ud.user_id
    where ${isBelow('d.org_code', depart)} and d.del_flag = '0' and u.del_flag = 0`.execute(tx)
  const users = rows[0]?.users ?? 0
  if (users > 0) throw departHasUsers({ departName: depart.departName, users })
}

async function refuseRecords(tx: Tx, depart: SysDepart): Promise<void> {
  const found = KEEPERS.map(
    (table) => sql`exists (select from ${sql.table(table)} where ${isBelow('sys_org_code', depart)})`,
  )
  const { rows } = await sql<{ any: boolean }>`select (${sql.join(found, sql` or `)}) as any`.execute(tx)
  if (rows[0]?.any) throw departHasRecords({ departName: depart.departName })
}

/**
 * Deletes departments with descendants, roles and grants: all, or none if one is unknown or has users or
 * records. Rows stay as deleted, so that codes are never reused for departments that would see old records.
 */
export async function removeDeparts(
  tx: Tx,
  ids: readonly string[],
  { user, at }: { user: Pick<SignedIn, 'username' | 'scope'>; at: Date },
): Promise<Changed<null>> {
  // Serializes changes of departments and members.
  await bumpRightsEpoch(tx)
  const departs = await lockDeparts(tx, ids, user.scope)
  if (ids.length === 0 || departs.length < ids.length) throw departNotFound()
  const removals = new Map<string, SysDepart>()
  for (const depart of departs) {
    await refuseUsers(tx, depart)
    await refuseRecords(tx, depart)
    const gone = sql`(select id from sys_depart where ${isBelow('org_code', depart)})`
    await sql`delete from sys_user_depart where dep_id in ${gone}`.execute(tx)
    await sql`delete from sys_depart_role where depart_id in ${gone}`.execute(tx)
    await sql`delete from sys_depart_permission where depart_id in ${gone}`.execute(tx)
    for (const below of await departsUnder(tx, depart.orgCode)) removals.set(below.id, below)
    await tx
      .updateTable('sys_depart')
      .set({ del_flag: '1', update_by: user.username, update_time: at.toISOString() })
      .where(isBelow('org_code', depart))
      .where('del_flag', '=', '0')
      .execute()
  }
  const audit = [...removals.values()].map((record) =>
    removedEntry('depart.delete', { kind: 'sys_depart', record }),
  )
  return { result: null, audit, message: removed }
}
