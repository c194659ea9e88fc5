import type { Page } from '#schemas'
import type { Scope } from '#schemas/expr'
import type { AccessRights } from '../access/create-access.ts'
import type { Translate } from '../i18n/interpolate.ts'
import type { RuleAnswer } from './explanation.ts'

/** An answer of the server that the page holds. */
export interface ReadSource {
  name: string
  op: string
  model: string | undefined
  args: unknown
  /** When it came, ms since 1970; 0 where it did not. */
  readAt: number
}

/** What an explanation is made of; nothing here is asked of the server. */
export interface ExplainInput {
  page: Page
  /** JSON Pointer of the node. */
  pointer: string
  /** What expressions read at this place: user, params, page, and record, row, values, selection, data where there are any. */
  scope: Scope
  access: AccessRights
  sources: readonly ReadSource[]
  text: Translate
  /** Business time, `YYYY-MM-DD HH:mm:ss`. */
  now: () => string
  dict: (code: string, value: string) => string
  /** Whether the node is on screen. */
  isDrawn: boolean
  /** What stands there on screen. */
  shown?: string | undefined
}

/** A rule's answer with what verdicts are made of. */
export interface Judged extends RuleAnswer {
  key: string
  /** Title of the node it belongs to, where that is one the asked node lies in. */
  of: string | undefined
  holds: boolean | undefined
}
