import { type RawBuilder, sql } from 'kysely'
import type { MaskedNumber, RevealedNumber, RevealNumber } from '#schemas'
import { withTransaction } from '../../db/index.ts'
import { type AuditOrigin, appendAudit } from '../../platform/audit-log/append.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { type NumberColumn, numberColumns } from '../../platform/secrets/encrypted-columns.ts'
import { decryptNumber } from '../../platform/secrets/numbers.ts'
import { shopResource } from '../../records/shop.ts'
import type { Services } from '../../services.ts'
import { shopNotFound } from './errors.ts'

const columns: Record<MaskedNumber, RawBuilder<string | null>> = {
  bossMobile: sql`boss.mobile`,
  bossIdNo: sql`boss.id_no`,
  legalIdNo: sql`licence.legal_id_no`,
  accountNo: sql`account.account_no`,
  reservedMobile: sql`account.reserved_mobile`,
}

const isEncrypted = (field: MaskedNumber): field is NumberColumn & MaskedNumber =>
  Object.hasOwn(numberColumns, field)

/**
 * Reads a masked number of a shop in plain text. First writes the audit row with the user and the reason, in
 * the same transaction. Unlike responses of changes, the response is not stored for repeated requests.
 */
export async function revealNumber(
  { database, ids, clock, secrets }: Pick<Services, 'database' | 'ids' | 'clock' | 'secrets'>,
  { id, field, reason }: RevealNumber,
  { scope, origin }: { scope: Scope; origin: AuditOrigin },
): Promise<RevealedNumber> {
  return withTransaction(database.db, async (tx) => {
    const { rows } = await sql<{
      shopCode: string
      bossId: string
      value: string | null
    }>`select t.shop_code as "shopCode", t.boss_id as "bossId",
        ${columns[field]} as value
      from shop_basic_info t
      left join shop_boss boss on boss.id = t.boss_id
      left join shop_licence licence on licence.shop_id = t.id
      left join shop_settle_account account on account.shop_id = t.id
      where t.id = ${id} and ${isVisible(shopResource, scope)}`.execute(tx)
    const [shop] = rows
    if (!shop) throw shopNotFound()
    const entry = {
      action: 'shop.reveal',
      subject: { kind: 'shop_basic_info', id },
      detail: { shopCode: shop.shopCode, field, reason: reason.trim() },
    }
    await appendAudit(tx, { entry, origin, id: ids.nextId(), at: clock() })
    if (!isEncrypted(field)) return { value: shop.value }
    const key = field === 'bossIdNo' ? shop.bossId : id
    return { value: decryptNumber(secrets, field, { key, encrypted: shop.value }) }
  })
}
