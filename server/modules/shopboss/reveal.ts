import { sql } from 'kysely'
import type { RevealedNumber, RevealOwnerNumber } from '#schemas'
import { withTransaction } from '../../db/index.ts'
import { type AuditOrigin, appendAudit } from '../../platform/audit-log/append.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { decryptNumber } from '../../platform/secrets/numbers.ts'
import type { Services } from '../../services.ts'
import { ownerNotFound } from './errors.ts'
import { ownerResource } from './resource.ts'

/** Reads a masked number of an owner in plain text. The audit row is written in the same transaction. */
export async function revealNumber(
  { database, ids, clock, secrets }: Pick<Services, 'database' | 'ids' | 'clock' | 'secrets'>,
  { id, field, reason }: RevealOwnerNumber,
  { scope, origin }: { scope: Scope; origin: AuditOrigin },
): Promise<RevealedNumber> {
  return withTransaction(database.db, async (tx) => {
    const { rows } = await sql<{ name: string; mobile: string; idNo: string }>`select t.name, t.mobile,
        t.id_no as "idNo"
      from shop_boss t where t.id = ${id} and ${isVisible(ownerResource, scope)}`.execute(tx)
    const [owner] = rows
    if (!owner) throw ownerNotFound()
    const entry = {
      action: 'shopBoss.reveal',
      subject: { kind: 'shop_boss', id },
      detail: { name: owner.name, field, reason: reason.trim() },
    }
    await appendAudit(tx, { entry, origin, id: ids.nextId(), at: clock() })
    const value =
      field === 'mobile'
        ? owner.mobile
        : decryptNumber(secrets, 'bossIdNo', { key: id, encrypted: owner.idNo })
    return { value }
  })
}
