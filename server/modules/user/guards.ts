import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { SignedIn } from '../../http/request.ts'
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

/** Whoever may do less than somebody else does not get hold of his account. */
export async function refuseBeyond(tx: Tx, userIds: readonly string[], caller: SignedIn): Promise<void> {
  if (caller.roles.includes(ADMIN)) return
  const { rows: admins } = await sql`select from sys_user_role ur join sys_role r on r.id = ur.role_id
    where ur.user_id = any(${[...userIds]}::text[]) and r.role_code = ${ADMIN} limit 1`.execute(tx)
  if (admins.length > 0 || !(await holdsAll(tx, caller.id, grantsOf(userIds)))) throw userBeyond()
}

/** Refuses a change after which nobody could administer any more. */
export async function keepAdministrator(tx: Tx): Promise<void> {
  if (!(await hasAdministrator(tx))) throw roleLastAdmin()
}
