import type { FastifyRequest } from 'fastify'
import { type Tx, withTransaction } from '../../db/index.ts'
import { type AuditEntry, appendAudit } from '../../platform/audit-log/append.ts'
import { originOf } from '../../platform/http/change.ts'
import type { Services } from '../../services.ts'

/**
 * Creates a function that runs a change and appends its audit row, in one transaction. If the change returns
 * no audit entry, no row is appended.
 */
export function createAuditedChange({ database: { db }, ids, clock }: Services) {
  return <Result>(
    request: FastifyRequest,
    work: (tx: Tx) => Promise<{ result: Result; audit: AuditEntry | undefined }>,
  ): Promise<Result> =>
    withTransaction(db, async (tx) => {
      const { result, audit } = await work(tx)
      if (audit) {
        const row = { entry: audit, origin: originOf(request), id: ids.nextId(), at: clock() }
        await appendAudit(tx, row)
      }
      return result
    })
}

/** Returns the outcome of a change that has an audit row but no result. */
export const auditOnly = async (audit: Promise<AuditEntry | undefined>) => ({
  result: null,
  audit: await audit,
})
