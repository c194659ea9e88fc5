import type { Access } from '#schemas'
import type { Locale } from './locale.ts'
import type { Scope } from './scope.ts'

export type { DepartScope, RowRule, RuleCondition, Scope } from './scope.ts'

/** Who makes the request, as of its session and his rights right now. */
export interface SignedIn {
  id: string
  username: string
  realname: string
  /** Role codes. */
  roles: readonly string[]
  /** Every permission code granted, of menus and buttons. */
  permissions: ReadonlySet<string>
  /** The department he works for now, as he chose it; what he may see is `scope`. */
  orgCode: string | null
  scope: Scope
  /** Grows with each change of anybody's rights or of a dictionary: a key for what was derived from them. */
  rightsEpoch: number
  /** He signed in with a password for one time: he chooses his own before anything else. */
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
    /** Who may call. A route without it stops the boot. */
    access: Access
  }
}
