import type { FastifyRequest } from 'fastify'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { type AuditEntry, appendAudit, changedRecordsOf } from '../audit-log/append.ts'
import { discardCounts } from '../push/changed-models.ts'
import { originOf } from './change.ts'

/**
 * Creates a function that runs a change and appends its audit row, in one transaction. If the change returns
 * no audit entry, no row is appended.
 */
export function createAuditedChange(services: Services) {
  const { database, ids, clock } = services
  return async <Result>(
    request: FastifyRequest,
    work: (tx: Tx) => Promise<{ result: Result; audit: AuditEntry | undefined }>,
  ): Promise<Result> => {
    const { result, audit } = await withTransaction(database.db, async (tx) => {
      const changed = await work(tx)
      if (changed.audit) {
        const row = { entry: changed.audit, origin: originOf(request), id: ids.nextId(), at: clock() }
        await appendAudit(tx, row)
      }
      return changed
    })
    if (audit) discardCounts([changedRecordsOf(audit)], services)
    return result
  }
}

/** Returns the outcome of a change that has an audit row but no result. */
export const auditOnly = async (audit: Promise<AuditEntry | undefined>) => ({
  result: null,
  audit: await audit,
})
