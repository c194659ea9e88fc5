import type { AllAuth, Auth } from '#schemas'

/** What the signed-in user may see and do; the server enforces the same. */
export interface AccessRights {
  has: (code: string) => boolean
  /** Why he holds it; undefined where he does not. */
  whence: (code: string) => Whence | undefined
}

/** The page's own list, the session's rights, a control that is switched off, a server that does not know the code. */
export type Whence = 'page' | 'session' | 'switchedOff' | 'unknown'

interface Grants {
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
  const codes = (entries: readonly { action: string }[]) => new Set(entries.map(({ action }) => action))
  const granted: readonly (readonly [Whence, ReadonlySet<string>])[] = [
    ['page', codes(own.filter(({ type }) => String(type) !== DATA_RULE))],
    ['session', codes(held)],
    ['switchedOff', codes(controlled.filter(({ status }) => String(status) === SWITCHED_OFF))],
  ]
  const known = codes(controlled)
  const whence: AccessRights['whence'] = (code) =>
    granted.find(([, those]) => those.has(code))?.[0] ?? (stock && !known.has(code) ? 'unknown' : undefined)
  return { has: (code) => whence(code) !== undefined, whence }
}
