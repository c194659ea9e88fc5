import type { Access } from '#schemas'
import type { Locale } from './locale.ts'
import type { Scope } from './scope.ts'

export type { DepartScope, RowRule, RuleCondition, Scope } from './scope.ts'

/** Signed-in user of a request, with their session and current rights. */
export interface SignedIn {
  id: string
  username: string
  realname: string
  /** Role codes. */
  roles: readonly string[]
  /** Every permission code granted, of menus and buttons. */
  permissions: ReadonlySet<string>
  /** The user's current department, as they chose it; the visible rows are in `scope`. */
  orgCode: string | null
  scope: Scope
  /** Grows with each change of rights or of a dictionary: a cache key for what derives from them. */
  rightsEpoch: number
  /** The user signed in with a one-time password and has to set their own first. */
  needsPassword?: boolean
  /** SHA-256 of the token of this session. */
  tokenHash: Buffer
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; reading it on a public route throws. */
    user: SignedIn
    locale: Locale
  }
  interface FastifyContextConfig {
    /** Required access. A route without it stops the boot. */
    access: Access
  }
}

/** User and time of a change. */
export interface ChangeContext {
  user: SignedIn
  at: Date
}
