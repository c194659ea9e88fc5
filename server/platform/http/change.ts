import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../../db/index.ts'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { type AuditEntry, type AuditOrigin, appendAudits, changedRecordsOf } from '../audit-log/append.ts'
import { discardCounts } from '../push/changed-models.ts'
import { ok } from './envelope.ts'
import { invalidInput } from './errors.ts'
import { claimKey, keyedWriteOf, saveResponse } from './idempotency.ts'
import { type LocalizedText, localizedTo } from './locale.ts'
import type { ChangeContext } from './request.ts'

/** Result of a change, with the audit entry of the change. */
export interface Changed<Result> {
  result: Result
  /** Audit entry of the change, or a list of entries if the change affects several records. */
  audit: AuditEntry | readonly AuditEntry[]
  /** Response message, which JeecgBoot clients display. */
  message?: LocalizedText
  /**
   * Runs after the commit. Doesn't run for a repeated request, which gets the stored response. Errors of this
   * function are only logged, since the change is already committed.
   */
  afterCommit?: () => Promise<void>
}

/**
 * Executes a change in a transaction. After a conflict with another transaction the handler runs again, so it
 * must have no effects outside the database.
 */
export type ChangeHandler<Result> = (tx: Tx, context: RequestContext) => Promise<Changed<Result>>

/** Context of a change that a request makes. */
export interface RequestContext extends ChangeContext, Pick<FastifyRequest, 'locale'> {
  request: FastifyRequest
}

function readHeader(request: FastifyRequest, name: string, maxLength: number): string | null {
  const value = request.headers[name]
  if (value === undefined) return null
  if (typeof value === 'string' && value.length <= maxLength) return value
  const words = { en: `at most ${maxLength} characters`, zh: `最多 ${maxLength} 个字符` }
  throw invalidInput(
    { en: `${name}: ${words.en}`, zh: `${name}：${words.zh}` },
    { fields: { [name]: words } },
  )
}

/** Returns the user, the page and the action of a request. */
export const originOf = (request: FastifyRequest): AuditOrigin => ({
  user: request.user,
  pageId: readHeader(request, 'x-page-id', 120),
  pageVersion: readHeader(request, 'x-page-version', 64),
  actionId: readHeader(request, 'x-action-id', 40),
  requestId: request.id,
})

/**
 * Returns a function that runs a change. One transaction writes the idempotency key, the change, the stored
 * response and the audit row. The function returns the response as text, so that a repeated request gets an
 * identical response. Lists of the changed records then count again. Routes that receive a file pass its
 * SHA-256 in hex, so that the same key can't be used for another file.
 */
export function createChangeRunner(services: Services) {
  const { database, ids, clock } = services
  const nextId = () => ids.nextId()
  return async function change<Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: ChangeHandler<Result>,
    fileHash?: string,
  ): Promise<string> {
    const origin = originOf(request)
    const write = keyedWriteOf(request, fileHash)
    reply.type('application/json; charset=utf-8')
    let afterCommit: Changed<Result>['afterCommit']
    let entries: readonly AuditEntry[] = []
    const response = await withTransaction(database.db, async (tx) => {
      afterCommit = undefined
      entries = []
      const stored = write && (await claimKey(tx, write))
      if (stored !== undefined) return stored
      const at = clock()
      const { user, locale } = request
      const { result, audit, message, ...changed } = await work(tx, {
        user,
        at,
        nextId,
        pageId: origin.pageId,
        locale,
        request,
      })
      afterCommit = changed.afterCommit
      const text = String(reply.serialize({ ...ok(result, message && localizedTo(message, locale)) }))
      if (write) await saveResponse(tx, write, text)
      entries = [audit].flat()
      await appendAudits(tx, { entries, origin, nextId, at })
      return text
    })
    discardCounts(entries.map(changedRecordsOf), services)
    try {
      await afterCommit?.()
    } catch (error) {
      request.log.error({ err: error }, 'work after a change failed')
    }
    return response
  }
}
