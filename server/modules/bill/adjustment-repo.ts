import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { billResource } from '../../records/bill.ts'
import type { AdjustedAmounts, BillState } from './adjustment-rules.ts'
import { carryRemark } from './line-remarks.ts'
import type { BillAmounts } from './payable.ts'

/** Bill with its state, its amounts and its department. */
export type BillWithAmounts = BillState & BillAmounts & { id: string; orgCode: string }

/** Maximum number of rows that one SQL statement writes. */
const ROWS_PER_STATEMENT = 1_000

function* portionsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) yield rows.slice(at, at + ROWS_PER_STATEMENT)
}

const BY = { id: sql`t.id`, billNo: sql`t.bill_no` }

/**
 * Reads bills within the scope by id or number. If `lock` is set, locks the bills in the order of their ids,
 * which prevents deadlocks.
 */
export async function readBills(
  on: Db | Tx,
  { by, of, scope, lock }: { by: keyof typeof BY; of: readonly string[]; scope: Scope; lock: boolean },
): Promise<BillWithAmounts[]> {
  const { rows } = await sql<BillWithAmounts>`select t.id, t.bill_no as "billNo", t.status, t.version,
      t.gross_fen as "grossFen", t.refund_fen as "refundFen", t.fee_fen as "feeFen",
      t.split_out_fen as "splitOutFen", t.split_in_fen as "splitInFen", t.adjust_fen as "adjustFen",
      t.carry_fen as "carryFen", t.sys_org_code as "orgCode"
    from settle_bill t where ${BY[by]} = any(${[...of]}::text[]) and ${isVisible(billResource, scope)}
    order by t.id ${lock ? sql`for update` : sql``}`.execute(on)
  return rows
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

/** Adjustment with the ids of the database rows to insert. */
export interface NewAdjustment {
  id: string
  itemId: string
  bill: BillWithAmounts
  amountFen: number
  reason: string
  attachment?: string | null
  /** User name of the approver. */
  signedBy?: string | null
  counterOf: string | null
  /**
   * New bill line for the change of the amount that the next bill takes over; undefined if that amount
   * doesn't change. The amount of the line may be negative.
   */
  carry: { id: string; amountFen: number } | undefined
}

interface Authorship {
  by: string
  at: Date
}

/** Inserts adjustments with their bill lines. Existing lines are never changed. */
export async function addAdjustments(
  tx: Tx,
  adjustments: readonly NewAdjustment[],
  { by, at }: Authorship,
): Promise<void> {
  const create_time = at.toISOString()
  for (const portion of portionsOf(adjustments)) {
    const lines = portion.flatMap(({ itemId, bill, amountFen, reason, carry }) => [
      {
        id: itemId,
        bill_id: bill.id,
        kind: 'ADJUSTMENT',
        amount_fen: amountFen,
        remark: reason,
        create_time,
      },
      ...(carry
        ? [
            {
              id: carry.id,
              bill_id: bill.id,
              kind: 'CARRY',
              amount_fen: carry.amountFen,
              remark: carryRemark(carry.amountFen),
              create_time,
            },
          ]
        : []),
    ])
    await tx.insertInto('settle_bill_item').values(lines).execute()
    const rows = portion.map(({ id, itemId, bill, attachment = null, signedBy = null, ...adjustment }) => ({
      id,
      bill_id: bill.id,
      item_id: itemId,
      amount_fen: adjustment.amountFen,
      reason: adjustment.reason,
      attachment,
      sys_org_code: bill.orgCode,
      create_by: by,
      create_time,
      signed_by: signedBy,
      counter_of: adjustment.counterOf,
    }))
    await tx.insertInto('bill_adjustment').values(rows).execute()
  }
}

/** Saves the amounts of locked bills and increments their versions. */
export async function writeBills(
  tx: Tx,
  bills: readonly (BillWithAmounts & { payableFen: number })[],
  { by, at }: Authorship,
): Promise<void> {
  for (const portion of portionsOf(bills)) {
    const amounts = portion.map(({ id, adjustFen, carryFen, payableFen }) => ({
      id,
      adjust_fen: adjustFen,
      carry_fen: carryFen,
      payable_fen: payableFen,
    }))
    await sql`update settle_bill b set adjust_fen = n.adjust_fen, carry_fen = n.carry_fen,
        payable_fen = n.payable_fen, version = b.version + 1, update_by = ${by}, update_time = ${at.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb)
        as n(id text, adjust_fen bigint, carry_fen bigint, payable_fen bigint)
      where b.id = n.id`.execute(tx)
  }
}

/** Returns the line for the change of the amount that the next bill takes over, if that amount changes. */
export const carryOf = ({ carriedFen }: AdjustedAmounts, nextId: () => string): NewAdjustment['carry'] =>
  carriedFen === 0 ? undefined : { id: nextId(), amountFen: carriedFen }

/**
 * Adjustment that was created by an import. `isCountered` is true if a counter-adjustment has reversed it.
 */
export interface PostedAdjustment {
  id: string
  billId: string
  amountFen: number
  reason: string
  isCountered: boolean
}

export async function readAdjustments(tx: Tx, ids: readonly string[]): Promise<PostedAdjustment[]> {
  const { rows } =
    await sql<PostedAdjustment>`select a.id, a.bill_id as "billId", a.amount_fen as "amountFen",
      a.reason, exists (select from bill_adjustment c where c.counter_of = a.id) as "isCountered"
    from bill_adjustment a where a.id = any(${[...ids]}::text[])`.execute(tx)
  return rows
}
