import type { SysDepart } from '#schemas'
import type { Db } from '../../db/index.ts'
import { forbidden } from '../http/errors.ts'
import type { Scope, SignedIn } from '../http/request.ts'
import { departsHeadedBy, findDepart } from './repo.ts'

/** Permission to manage all visible departments. */
const MANAGE_ALL = 'system:depart:list'
/** Permission to manage only the departments that the user heads. */
const MINE = 'system:depart:mine'

/** Removes org codes whose ancestor is also in the list. */
const withoutDescendants = (codes: readonly string[]): string[] =>
  codes.filter((code) => !codes.some((other) => other !== code && code.startsWith(other)))

/**
 * Returns, as a scope, the departments whose members and roles a user manages. Department administrators
 * manage all visible departments. Users with the page "My departments" manage the departments that they head.
 */
export async function managedDepartments(db: Db, user: SignedIn): Promise<Scope> {
  if (user.permissions.has(MANAGE_ALL)) return user.scope
  if (!user.permissions.has(MINE)) throw forbidden()
  const departs = (await departsHeadedBy(db, user)) ?? []
  const ids = new Set(departs.map(({ id }) => id))
  const tops = departs.filter(({ parentId }) => parentId === null || !ids.has(parentId))
  return { ...user.scope, departs: { orgCodes: withoutDescendants(tops.map(({ orgCode }) => orgCode)) } }
}

/** Finds a department that the user manages. Throws "not found" for any other department. */
export const findManagedDepartment = async (db: Db, id: string, user: SignedIn): Promise<SysDepart> =>
  findDepart(db, id, await managedDepartments(db, user))
