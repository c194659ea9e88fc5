import { sql } from 'kysely'
import { type AdjustmentEvent, type BillEvent, type DictionaryValue, MAX_BILL_EVENTS } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { timelineRows } from '../../platform/states/timeline.ts'
import { authorName } from '../../platform/users/author-name.ts'
import { billStates } from './states.ts'

/** Kinds of events in the history of a bill, by the transition that causes the event. */
const EVENTS: Record<keyof typeof billStates.transitions, DictionaryValue<'settle_bill_event'>> = {
  confirm: 'CONFIRMED',
  hold: 'HELD',
  unhold: 'UNHELD',
  release: 'RELEASED',
  settle: 'SETTLED',
  fail: 'FAILED',
  retry: 'RETRIED',
}

const eventOfTransition = sql`case transition ${sql.join(
  Object.entries(EVENTS).map(([name, kind]) => sql`when ${sql.lit(name)} then ${sql.lit(kind)}`),
  sql` `,
)} end`

/** Reads the history of a bill with its creation and its adjustments, latest event first. */
export async function historyOf(db: Db, billId: string, locale: Locale): Promise<BillEvent[]> {
  const { rows } = await sql<BillEvent>`with events (id, kind, time, by, reason, amount, signer) as (
      select id, ${eventOfTransition}, time, by, reason, null::bigint, null::text
        from (${timelineRows(billStates.subject, billId)}) steps
      union all select a.id, 'ADJUSTED', a.create_time, a.create_by, a.reason, a.amount_fen, a.signed_by
        from bill_adjustment a where a.bill_id = ${billId}
      union all select b.id, 'CREATED', b.create_time, null, null, null, null
        from settle_bill b where b.id = ${billId}
    )
    select e.id, kind, time, by, ${authorName('e.by', locale)} as "byName", reason, amount as "amountFen",
      signer as "signedBy", ${authorName('e.signer', locale)} as "signedByName"
    from events e
    order by time desc, kind = 'CREATED', e.id desc limit ${MAX_BILL_EVENTS}`.execute(db)
  return rows
}

/** Reads the events of an adjustment, latest first: its creation, its approval, and its reversal. */
export async function adjustmentEventsOf(db: Db, id: string, locale: Locale): Promise<AdjustmentEvent[]> {
  const { rows } = await sql<AdjustmentEvent>`select e.kind, e.time, e.by,
      ${authorName('e.by', locale)} as "byName", e.reason
    from bill_adjustment a
    left join bill_adjustment c on c.counter_of = a.id
    cross join lateral (values
      (1, 'REVERSED', c.create_time, c.create_by, c.reason),
      (2, 'APPROVED', a.create_time, a.signed_by, null),
      (3, 'ADJUSTED', a.create_time, a.create_by, a.reason)
    ) as e (rank, kind, time, by, reason)
    where a.id = ${id} and e.by is not null
    order by e.rank`.execute(db)
  return rows
}
