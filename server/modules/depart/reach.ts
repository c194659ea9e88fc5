import type { SysDepart } from '#schemas'
import type { Db } from '../../db/index.ts'
import { forbidden } from '../../http/errors.ts'
import type { Scope, SignedIn } from '../../http/request.ts'
import { departNotFound } from './errors.ts'
import { departsInCharge, departsNamed } from './repo.ts'

/** With this right one sees to every department of one's rows. */
const EVERY = 'system:depart:list'
/** With this one to those one is in charge of. */
const MINE = 'system:depart:mine'

/** The uppermost of some departments: what lies below them lies below these. */
const uppermost = (codes: readonly string[]): string[] =>
  codes.filter((code) => !codes.some((other) => other !== code && code.startsWith(other)))

/**
 * The departments whose people and roles somebody sees to, as a scope: those of his rows for whoever administers
 * departments, those in his charge for whoever has the page of his own ones.
 */
export async function reachOf(db: Db, user: SignedIn): Promise<Scope> {
  if (user.permissions.has(EVERY)) return user.scope
  if (!user.permissions.has(MINE)) throw forbidden()
  const departs = (await departsInCharge(db, user)) ?? []
  const ids = new Set(departs.map(({ id }) => id))
  const tops = departs.filter(({ parentId }) => parentId === null || !ids.has(parentId))
  return { ...user.scope, departs: { orgCodes: uppermost(tops.map(({ orgCode }) => orgCode)) } }
}

/** A department that somebody sees to; one that he does not is not there. */
export async function departInReach(db: Db, id: string, user: SignedIn): Promise<SysDepart> {
  const [depart] = await departsNamed(db, { ids: [id], orgCodes: [] }, await reachOf(db, user))
  if (!depart) throw departNotFound()
  return depart
}
