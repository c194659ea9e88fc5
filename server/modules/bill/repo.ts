import { sql } from 'kysely'
import type { BillSummary, SettleBillItem } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Locale } from '../../platform/http/locale.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { billResource } from '../../records/bill.ts'
import type { BillStatus } from './errors.ts'
import { lineRemarkIn } from './line-remarks.ts'

/** Reads the status and the version of a bill. */
export const stateOf = (tx: Tx, id: string): Promise<{ status: BillStatus; version: number }> =>
  tx
    .selectFrom('settle_bill')
    .select((bill) => [bill.ref('status').$castTo<BillStatus>().as('status'), 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Reads the lines of a bill in the order in which the page shows them, in the reader's language. */
export async function itemsOf(db: Db, billId: string, locale: Locale): Promise<SettleBillItem[]> {
  const { rows } = await sql<SettleBillItem>`select i.id, i.kind, i.trade_date as "tradeDate",
      i.trade_count as "tradeCount", i.amount_fen as "amountFen", i.remark,
      a.create_by as "adjustedBy", a.create_time as "adjustedTime", a.signed_by as "signedBy", a.attachment
    from settle_bill_item i left join bill_adjustment a on a.item_id = i.id
    where i.bill_id = ${billId}
    order by array_position(
      array['GROSS', 'REFUND', 'FEE', 'SPLIT_OUT', 'SPLIT_IN', 'ADJUSTMENT', 'CARRY'], i.kind::text
    ), i.trade_date, i.id`.execute(db)
  return rows.map((item) =>
    item.kind === 'ADJUSTMENT' ? item : { ...item, remark: lineRemarkIn(item.remark, locale) },
  )
}

/** Returns the number and the total amount of the bills in each open status, within the scope. */
export async function summarize(db: Db, scope: Scope): Promise<BillSummary> {
  const figure = (name: string, status: BillStatus) => sql`
    (count(*) filter (where t.status = ${sql.lit(status)}))::int as ${sql.id(`${name}Count`)},
    coalesce(sum(t.payable_fen) filter (where t.status = ${sql.lit(status)}), 0)::bigint as ${sql.id(`${name}Fen`)}`
  const figures = [
    figure('pending', 'PENDING'),
    figure('confirmed', 'CONFIRMED'),
    figure('held', 'HELD'),
    figure('released', 'SETTLING'),
  ]
  const { rows } = await sql<BillSummary>`select ${sql.join(figures)} from settle_bill t
    where t.status in ('PENDING', 'CONFIRMED', 'HELD', 'SETTLING')
      and ${isVisible(billResource, scope)}`.execute(db)
  return rows[0] as BillSummary
}
