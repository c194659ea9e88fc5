import type { Access } from '#schemas'
import type { Scope } from './data-scope.ts'
import type { Locale } from './locale.ts'

export type { DepartScope, RowRule, RuleCondition, Scope } from './data-scope.ts'

/** Signed-in user of a request, with the user's session and current permissions. */
export interface SignedIn {
  id: string
  username: string
  realname: string
  /** Role codes. */
  roles: readonly string[]
  /** All granted permission codes of menus and buttons. */
  permissions: ReadonlySet<string>
  /** Code of the user's current department. `scope` defines which rows the user sees. */
  orgCode: string | null
  scope: Scope
  /**
   * Epoch of permissions and dictionaries. Cache key of data that is derived from permissions or
   * dictionaries.
   */
  rightsEpoch: number
  /** True if the user signed in with a one-time password and must set a new password. */
  needsPassword?: boolean
  /** SHA-256 of the session token. */
  tokenHash: Buffer
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Signed-in user. On public routes, reading this property throws. */
    user: SignedIn
    locale: Locale
  }
  interface FastifyContextConfig {
    /** Required access, which each route must declare: otherwise the server doesn't start. */
    access: Access
    /** Maximum number of keys in a JSON body; 1,000 by default. */
    jsonKeys?: number
  }
}

/** User and time of a change, and the generator of ids for new records. */
export interface ChangeContext {
  user: SignedIn
  at: Date
  nextId: () => string
  /** Page that sent the request; undefined for a change without a page. */
  pageId?: string | null | undefined
}
