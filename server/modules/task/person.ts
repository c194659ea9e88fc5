import type { Db } from '../../db/index.ts'
import type { Scope, SignedIn } from '../../http/request.ts'
import type { createRights } from '../system/rights.ts'

type Rights = ReturnType<typeof createRights>

interface Asker {
  id: string
  /** The department he worked for when he asked. */
  orgCode: string | null
}

/** Work without a request has no session. */
const NO_TOKEN = Buffer.alloc(0)

const belongsTo = async (db: Db, { id, orgCode }: Asker): Promise<boolean> => {
  if (orgCode === null) return true
  const found = await db
    .selectFrom('sys_user_depart as ud')
    .innerJoin('sys_depart as d', 'd.id', 'ud.dep_id')
    .select('d.id')
    .where('ud.user_id', '=', id)
    .where('d.org_code', '=', orgCode)
    .where('d.del_flag', '=', '0')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Somebody with the rights that he has now, in the department he asked for; undefined where he may not sign in any
 * more, or has left that department.
 */
export async function findPerson(db: Db, rights: Rights, asker: Asker): Promise<SignedIn | undefined> {
  const found = await db
    .selectFrom('sys_user as u')
    .innerJoin('rights_epoch as e', (join) => join.on('e.id', '=', 1))
    .select(['u.id', 'u.username', 'u.realname', 'e.epoch'])
    .where('u.id', '=', asker.id)
    .where('u.status', '=', 1)
    .where('u.del_flag', '=', 0)
    .executeTakeFirst()
  if (!found || !(await belongsTo(db, asker))) return undefined
  const { epoch, ...who } = found
  const { orgCode } = asker
  return {
    ...who,
    orgCode,
    rightsEpoch: epoch,
    tokenHash: NO_TOKEN,
    ...(await rights.of({ id: who.id, orgCode }, epoch)),
  }
}

/** Whether every row of the one scope lies in the other. */
export function coversScope(scope: Scope, part: Scope): boolean {
  if (scope === 'all') return true
  if (part === 'all') return false
  return part.orgCodes.every((code) => scope.orgCodes.some((own) => own !== '' && code.startsWith(own)))
}
