import type { AllAuth, Auth } from '#schemas'

/** What the signed-in user may see and do; the server enforces the same. */
export interface AccessRights {
  has: (code: string) => boolean
  /** What it was decided by. */
  grants: Grants
}

/** What a user was granted, as the server said it. */
export interface Grants {
  /** Codes granted to the session, from `getUserPermissionByToken`. */
  auth: readonly Auth[]
  /** Every code there is, with its switch. */
  allAuth: readonly AllAuth[]
  /** The open page's own list, from its menu entry. */
  permissionList?: readonly Auth[]
  /** A server that knows nothing of our codes: one absent from `allAuth` is shown, and that server decides. */
  stock?: boolean
}

/** Type of a permission that describes data, not an element. */
const DATA_RULE = '2'
/** Status of a permission whose control is switched off: everybody sees the element. */
const SWITCHED_OFF = '0'

/** Servers say many things: what names no action grants nothing. */
const isEntry = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'action' in entry && typeof entry.action === 'string'

/** Decides by the rules of decisions.md, "Permissions"; status '1' alone never shows anything. */
export function createAccess({ auth, allAuth, permissionList = [], stock = false }: Grants): AccessRights {
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
  const grants = { auth, allAuth, permissionList, stock }
  return { has: (code) => granted.has(code) || (stock && !known.has(code)), grants }
}
