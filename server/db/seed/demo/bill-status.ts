import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import { failReasons, holdReasons } from '../data/remarks.ts'
import { toTime } from './copy-target.ts'
import { createWeightedPick, type Random } from './random.ts'
import type { SettleDates } from './settle-dates.ts'

/** Bill status: values of the dictionary `settle_bill_status`. */
export type BillStatus = 'PENDING' | 'HELD' | 'CONFIRMED' | 'SETTLING' | 'SETTLED' | 'FAILED'

/** Status of a bill, with the users and times of its changes. */
export interface BillProgress {
  status: BillStatus
  holdReason: string | null
  failReason: string | null
  confirmBy: string | null
  confirmTime: number | null
  releaseBy: string | null
  releaseTime: number | null
  updateBy: string | null
  updateTime: number | null
  /** Number of updates. */
  version: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/**
 * Weights of the statuses by the age of a bill. The index is the age in settlement dates; the last entry is
 * for all older bills.
 */
const CHANCES: readonly (readonly (readonly [status: BillStatus, weight: number])[])[] = [
  ...Array<[BillStatus, number][]>(2).fill([
    ['PENDING', 95],
    ['HELD', 5],
  ]),
  [
    ['CONFIRMED', 86],
    ['PENDING', 9],
    ['HELD', 5],
  ],
  [
    ['SETTLING', 80],
    ['CONFIRMED', 17],
    ['HELD', 3],
  ],
  ...Array<[BillStatus, number][]>(8).fill([
    ['SETTLED', 97],
    ['FAILED', 2],
    ['HELD', 1],
  ]),
  [['SETTLED', 1]],
]
const draws = CHANCES.map((entries) => createWeightedPick(entries))

/**
 * Picks a random status for a bill of this age. The age is counted in settlement dates; age 0 is the newest
 * date of the channel.
 */
export function drawStatus(age: number, random: Random): BillStatus {
  const draw = draws[Math.min(age, draws.length - 1)]
  return draw ? draw(random) : 'SETTLED'
}

const untouched: BillProgress = {
  status: 'PENDING',
  holdReason: null,
  failReason: null,
  confirmBy: null,
  confirmTime: null,
  releaseBy: null,
  releaseTime: null,
  updateBy: null,
  updateTime: null,
  version: 0,
}

/**
 * Picks the reason of a failed payment. Uses the time instead of a random number, so that the random numbers
 * of other data stay the same.
 */
const failReasonAt = (time: number): string | null =>
  failReasons[Math.floor(time / MINUTE) % failReasons.length] ?? null

/**
 * Generates the history of a bill that leads to this status. All times in the history are between the
 * creation of the bill and `now`.
 */
export function reportProgress(
  status: BillStatus,
  { created, now }: { created: number; now: number },
  random: Random,
): BillProgress {
  const clamp = (time: number) => Math.min(time, now)
  const moment = (afterHours: number) => clamp(created + afterHours * HOUR + random.integer(0, 110 * MINUTE))
  if (status === 'PENDING') return untouched
  const first = moment(7)
  if (status === 'HELD') {
    const holdReason = random.pick(holdReasons)
    return { ...untouched, status, holdReason, updateBy: 'clerk', updateTime: first, version: 1 }
  }
  const confirmed = { ...untouched, status, confirmBy: 'clerk', confirmTime: first }
  if (status === 'CONFIRMED') return { ...confirmed, updateBy: 'clerk', updateTime: first, version: 1 }
  const second = moment(12)
  const released = { ...confirmed, releaseBy: 'reviewer', releaseTime: second }
  if (status === 'SETTLING') return { ...released, updateBy: 'reviewer', updateTime: second, version: 2 }
  const failReason = status === 'FAILED' ? failReasonAt(second) : null
  return { ...released, failReason, updateBy: 'system', updateTime: moment(32), version: 3 }
}

/** A bill of zero is settled when it is released, because nothing has to be paid. */
const withoutPayment = (progress: BillProgress): BillProgress =>
  progress.releaseTime === null
    ? progress
    : {
        ...progress,
        status: 'SETTLED',
        failReason: null,
        updateBy: 'system',
        updateTime: progress.releaseTime,
        version: 3,
      }

interface PendingBill {
  id: string
  payableFen: number
  channelCode: string
  settleDate: string
}

/** Number of bills that one SQL statement updates. */
const BILLS_PER_STATEMENT = 5_000

const toTimeOrNull = (time: number | null) => (time === null ? null : toTime(time))

const rowOf = (id: string, progress: BillProgress) => ({
  id,
  status: progress.status,
  hold_reason: progress.holdReason,
  confirm_by: progress.confirmBy,
  confirm_time: toTimeOrNull(progress.confirmTime),
  release_by: progress.releaseBy,
  release_time: toTimeOrNull(progress.releaseTime),
  settle_time: progress.status === 'SETTLED' ? toTimeOrNull(progress.updateTime) : null,
  fail_reason: progress.failReason,
  update_by: progress.updateBy,
  update_time: toTimeOrNull(progress.updateTime),
  version: progress.version,
})

/** Gives all new bills a status that fits their age. */
export async function settleBills(
  tx: Tx,
  { settleDates, now, random }: { settleDates: SettleDates; now: number; random: Random },
): Promise<void> {
  const { rows: bills } = await sql<PendingBill>`select id, channel_code as "channelCode",
    settle_date as "settleDate", payable_fen as "payableFen" from settle_bill order by settle_date, bill_no`.execute(
    tx,
  )
  const moved = bills.flatMap(({ id, channelCode, settleDate, payableFen }) => {
    const status = drawStatus(settleDates.age(settleDate, channelCode), random)
    const created = settleDates.billedAt(settleDate)
    if (status === 'PENDING') return []
    const progress = reportProgress(status, { created, now }, random)
    return [rowOf(id, payableFen === 0 ? withoutPayment(progress) : progress)]
  })
  for (let at = 0; at < moved.length; at += BILLS_PER_STATEMENT) {
    const rows = JSON.stringify(moved.slice(at, at + BILLS_PER_STATEMENT))
    await sql`update settle_bill b set status = n.status, hold_reason = n.hold_reason,
        confirm_by = n.confirm_by, confirm_time = n.confirm_time, release_by = n.release_by,
        release_time = n.release_time, settle_time = n.settle_time, fail_reason = n.fail_reason,
        update_by = n.update_by, update_time = n.update_time,
        version = b.version + n.version
      from jsonb_to_recordset(${rows}::jsonb) as n(id text, status text, hold_reason text, confirm_by text,
        confirm_time timestamptz, release_by text, release_time timestamptz, settle_time timestamptz,
        fail_reason text, update_by text, update_time timestamptz, version integer)
      where b.id = n.id`.execute(tx)
  }
}
