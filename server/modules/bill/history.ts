import { sql } from 'kysely'
import { type BillEvent, MAX_BILL_EVENTS } from '#schemas'
import type { Db } from '../../db/index.ts'

/** Kind of event for each step of a bill, by the step's action in the audit log. */
const STEPS = {
  'bill.confirm': 'CONFIRMED',
  'bill.hold': 'HELD',
  'bill.unhold': 'UNHELD',
  'bill.release': 'RELEASED',
} as const

const eventOfStep = sql`case l.action ${sql.join(
  Object.entries(STEPS).map(([action, kind]) => sql`when ${sql.lit(action)} then ${sql.lit(kind)}`),
  sql` `,
)} end`

/**
 * SQL that reads a step from the bill's columns if the audit log doesn't contain the step, as after a
 * migration.
 */
const stepOfColumns = (billId: string, column: 'confirm' | 'release', kind: string) => sql`
  select b.id || ${sql.lit(`-${column}`)}, ${sql.lit(kind)}, ${sql.ref(`b.${column}_time`)},
    ${sql.ref(`b.${column}_by`)}, null, null, null
  from settle_bill b
  where b.id = ${billId} and ${sql.ref(`b.${column}_time`)} is not null
    and not exists (select from steps where steps.kind = ${sql.lit(kind)})`

/** Reads the history of a bill, latest event first. */
export async function historyOf(db: Db, billId: string): Promise<BillEvent[]> {
  const { rows } = await sql<BillEvent>`with steps as (
      select l.id::text, ${eventOfStep} as kind, l.create_time as at, l.username as by,
        btrim(l.detail ->> 'reason') as reason, null::bigint as amount, null::text as signer
      from audit_log l
      where l.subject_kind = 'settle_bill' and l.subject_id = ${billId}
        and l.action in (${sql.join(Object.keys(STEPS))})
    ), events as (
      select * from steps
      union all ${stepOfColumns(billId, 'confirm', 'CONFIRMED')}
      union all ${stepOfColumns(billId, 'release', 'RELEASED')}
      union all select a.id, 'ADJUSTED', a.create_time, a.create_by, a.reason, a.amount_fen, a.signed_by
        from bill_adjustment a where a.bill_id = ${billId}
      union all select b.id, 'CREATED', b.create_time, null, null, null, null
        from settle_bill b where b.id = ${billId}
    )
    select id, kind, at as time, by, reason, amount as "amountFen", signer as "signedBy"
    from events order by at desc, kind = 'CREATED', id desc limit ${MAX_BILL_EVENTS}`.execute(db)
  return rows
}
