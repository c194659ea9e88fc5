import type { Db, Tx } from '../../db/index.ts'
import { isLive } from '../system/admission.ts'
import { createRights, type Rights } from '../system/rights.ts'

/** Somebody who signs, as of now. */
export interface Signer extends Rights {
  id: string
  username: string
  realname: string
  orgCode: string | null
}

/** Who signs, with the rights he has at this moment; undefined for one who is frozen or gone. */
export async function findSigner(on: Db | Tx, id: string): Promise<Signer | undefined> {
  const row = await on
    .selectFrom('sys_user as u')
    .innerJoin('rights_epoch as e', (join) => join.on('e.id', '=', 1))
    .select(['u.id', 'u.username', 'u.realname', 'u.org_code', 'u.status', 'u.del_flag', 'e.epoch'])
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (row === undefined || !isLive(row)) return undefined
  const { username, realname, org_code: orgCode, epoch } = row
  return { id, username, realname, orgCode, ...(await createRights(on).of({ id, orgCode }, epoch)) }
}
