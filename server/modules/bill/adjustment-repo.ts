import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { billResource } from '../../records/bill.ts'
import type { AdjustedAmounts, BillState } from './adjustment-rules.ts'
import { carryRemark } from './line-remarks.ts'
import type { BillAmounts } from './payable.ts'

type Bill = BillState & BillAmounts & { orgCode: string }

/** Locks a bill and reads it with its amounts; undefined if it is unknown or outside the scope. */
export async function lockBillAmounts(tx: Tx, id: string, scope: Scope): Promise<Bill | undefined> {
  const { rows } = await sql<Bill>`select t.bill_no as "billNo", t.status, t.version,
      t.gross_fen as "grossFen", t.refund_fen as "refundFen", t.fee_fen as "feeFen",
      t.split_out_fen as "splitOutFen", t.split_in_fen as "splitInFen", t.adjust_fen as "adjustFen",
      t.carry_fen as "carryFen", t.sys_org_code as "orgCode"
    from settle_bill t where t.id = ${id} and ${isVisible(billResource, scope)} for update`.execute(tx)
  return rows[0]
}

/**
 * Returns for each bill id the sum of the absolute amounts of the bill's unapproved adjustments. Neither
 * reversed adjustments nor their reversals count.
 */
export async function readUnapprovedFen(
  on: Db | Tx,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ billId: string; fen: number }>`
    select a.bill_id as "billId", sum(abs(a.amount_fen))::bigint as fen from bill_adjustment a
    where a.bill_id = any(${[...billIds]}::text[]) and a.signed_by is null and a.counter_of is null
      and not exists (select from bill_adjustment c where c.counter_of = a.id)
    group by a.bill_id`.execute(on)
  return new Map(rows.map(({ billId, fen }) => [billId, fen]))
}

/** Adjustment to insert. */
interface NewAdjustmentRow {
  id: string
  billId: string
  amountFen: number
  reason: string
  attachment: string | null
  orgCode: string
  signedBy: string | null
  by: string
  at: Date
  nextId: () => string
}

/** Inserts the bill lines of an adjustment with its reason. Existing lines are never changed. */
export async function addAdjustment(
  tx: Tx,
  adjustment: NewAdjustmentRow,
  { carriedFen }: AdjustedAmounts,
): Promise<void> {
  const { id, billId, amountFen, reason, attachment, orgCode, signedBy, by, at, nextId } = adjustment
  const common = { bill_id: billId, create_time: at.toISOString() }
  const itemId = nextId()
  const lines = [{ ...common, id: itemId, kind: 'ADJUSTMENT', amount_fen: amountFen, remark: reason }]
  if (carriedFen > 0) {
    lines.push({
      ...common,
      id: nextId(),
      kind: 'CARRY',
      amount_fen: carriedFen,
      remark: carryRemark(carriedFen),
    })
  }
  await tx.insertInto('settle_bill_item').values(lines).execute()
  await tx
    .insertInto('bill_adjustment')
    .values({
      ...common,
      id,
      item_id: itemId,
      amount_fen: amountFen,
      reason,
      attachment,
      sys_org_code: orgCode,
      create_by: by,
      signed_by: signedBy,
    })
    .execute()
}

/** Saves the bill's amounts, increments its version and returns the new version. */
export async function writeAmounts(
  tx: Tx,
  id: string,
  { adjusted, by, at }: { adjusted: AdjustedAmounts; by: string; at: Date },
): Promise<number> {
  const { version } = await tx
    .updateTable('settle_bill')
    .set((bill) => ({
      adjust_fen: adjusted.adjustFen,
      carry_fen: adjusted.carryFen,
      payable_fen: adjusted.payableFen,
      version: bill('version', '+', 1),
      update_by: by,
      update_time: at.toISOString(),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
