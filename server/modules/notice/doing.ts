import type { FastifyRequest } from 'fastify'
import { type Tx, withTransaction } from '../../db/index.ts'
import { originOf } from '../../http/change.ts'
import type { Services } from '../../services.ts'
import { type AuditEntry, appendAudit } from '../audit/append.ts'

/** Does something in one transaction with its audit row; where nothing changed there is none. */
export function createDoing({ database: { db }, ids, clock }: Services) {
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

/** Of work that gives nothing back but what is to be recorded. */
export const nothing = async (audit: Promise<AuditEntry | undefined>) => ({
  result: null,
  audit: await audit,
})
