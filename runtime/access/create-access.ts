import type { AllAuth, Auth } from '#schemas'

/** Permissions of the signed-in user. The server enforces the permissions too. */
export interface AccessRights {
  has: (code: string) => boolean
  /** The server's permission data, which `has` reads. */
  grants: Grants
}

/** Permission data exactly as the server sent it. */
export interface Grants {
  /** Permission codes granted to the session, from `getUserPermissionByToken`. */
  auth: readonly Auth[]
  /** All permission codes that exist, with their status. */
  allAuth: readonly AllAuth[]
  /** Permission codes of the open page, from its menu item. */
  permissionList?: readonly Auth[]
  /**
   * True for a JeecgBoot server, which doesn't know our permission codes. A code that is missing in `allAuth`
   * then counts as granted, and the server checks each request.
   */
  isJeecg?: boolean
}

/** Permission type of a data rule. All other types belong to page elements. */
const DATA_RULE = '2'
/**
 * Status of a permission that is switched off: the server doesn't check it, and its page elements are visible
 * to all users.
 */
const SWITCHED_OFF = '0'

/** True for a permission entry with a code in `action`. Entries without a code grant nothing. */
const isEntry = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'action' in entry && typeof entry.action === 'string'

/**
 * Creates the check of permission codes. A code that is only in `allAuth` counts as granted if its status is
 * '0'.
 */
export function createAccess({ auth, allAuth, permissionList = [], isJeecg = false }: Grants): AccessRights {
  const [own, held, controlled] = [
    permissionList.filter(isEntry),
    auth.filter(isEntry),
    allAuth.filter(isEntry),
  ]
  const granted = new Set([
    ...own.filter(({ type }) => String(type) !== DATA_RULE).map(({ action }) => action),
    ...held.map(({ action }) => action),
    ...controlled.filter(({ status }) => String(status) === SWITCHED_OFF).map(({ action }) => action),
  ])
  const known = new Set(controlled.map(({ action }) => action))
  const grants = { auth, allAuth, permissionList, isJeecg }
  return { has: (code) => granted.has(code) || (isJeecg && !known.has(code)), grants }
}
