import type { Db } from '../../db/index.ts'
import { canonicalJson } from '../http/canonical-json.ts'
import type { DepartScope, Scope, SignedIn } from '../http/request.ts'
import type { createPermissionCache } from '../permissions/permission-cache.ts'
import { resolveScope, type ScopeContext } from '../permissions/resolve-scope.ts'

type Rights = ReturnType<typeof createPermissionCache>

interface Asker {
  id: string
  /** Current department of the user at the time of the request. */
  orgCode: string | null
}

/** Token hash of background work, which has no session. */
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
 * Finds a user with the permissions that the user now has in the department of the request. Returns undefined
 * if the user is frozen, deleted or no longer a member of the department.
 */
export async function findTaskOwner(
  db: Db,
  rights: Rights,
  { asker, context }: { asker: Asker; context: ScopeContext },
): Promise<SignedIn | undefined> {
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
  const held = await rights.of({ id: who.id, orgCode }, epoch)
  const { roles, permissions } = held
  const scope = resolveScope({ ...who, orgCode }, held, context)
  return { ...who, orgCode, rightsEpoch: epoch, tokenHash: NO_TOKEN, roles, permissions, scope }
}

function coversDeparts(departs: DepartScope, part: DepartScope): boolean {
  if (departs === 'all') return true
  if (part === 'all') return false
  return part.orgCodes.every((code) => departs.orgCodes.some((own) => own !== '' && code.startsWith(own)))
}

/**
 * True if `scope` allows all rows and values of `part`. `scope` must contain all departments of `part` and
 * reveal all masked values that `part` reveals. Each data rule of `scope` must also be in `part`.
 */
export function coversScope(scope: Scope, part: Scope, resource: string): boolean {
  if (!coversDeparts(scope.departs, part.departs)) return false
  if (!(part.reveals ?? []).every((permission) => scope.reveals?.includes(permission))) return false
  const followed = (part.rules[resource] ?? []).map((rule) => canonicalJson(rule.any))
  return (scope.rules[resource] ?? []).every((rule) => followed.includes(canonicalJson(rule.any)))
}
