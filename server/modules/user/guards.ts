import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { SignedIn } from '../../http/request.ts'
import { inDeparts } from '../list/scope.ts'
import { roleLastAdmin } from '../role/errors.ts'
import { hasAdministrator } from '../role/members-repo.ts'
import { ADMIN } from '../role/repo.ts'
import { grantsOf, holdsAll } from '../system/grants.ts'
import { bumpRightsEpoch } from '../system/rights.ts'
import { userBeyond } from './errors.ts'

/**
 * Users are changed by one at a time, so that of two who remove each other one stays: first the administrators'
 * role, which whoever gives or takes it locks too, then everybody's rights.
 */
export async function beginChange(tx: Tx): Promise<void> {
  await sql`select from sys_role where role_code = ${ADMIN} for update`.execute(tx)
  await bumpRightsEpoch(tx)
}

/** Whether every department of these users is one that the caller sees, also those they do not work for now. */
async function seesDepartsOf(tx: Tx, userIds: readonly string[], { scope }: SignedIn): Promise<boolean> {
  const { rows } = await sql`select from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
    where ud.user_id = any(${[...userIds]}::text[]) and d.del_flag = '0'
      and not ${inDeparts(sql`d.org_code`, scope.departs)} limit 1`.execute(tx)
  return rows.length === 0
}

/** Whoever may do or see less than somebody else does not get hold of his account. */
export async function refuseBeyond(tx: Tx, userIds: readonly string[], caller: SignedIn): Promise<void> {
  const others = userIds.filter((id) => id !== caller.id)
  if (caller.roles.includes(ADMIN) || others.length === 0) return
  const { rows: admins } = await sql`select from sys_user_role ur join sys_role r on r.id = ur.role_id
    where ur.user_id = any(${others}::text[]) and r.role_code = ${ADMIN} limit 1`.execute(tx)
  if (admins.length > 0 || !(await seesDepartsOf(tx, others, caller))) throw userBeyond()
  if (!(await holdsAll(tx, caller.id, grantsOf(others)))) throw userBeyond()
}

/** Refuses a change after which nobody could administer any more. */
export async function keepAdministrator(tx: Tx): Promise<void> {
  if (!(await hasAdministrator(tx))) throw roleLastAdmin()
}
