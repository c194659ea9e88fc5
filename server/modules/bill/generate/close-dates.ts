import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/index.ts'
import { addDays, parseSettleCycle } from '../../../records/settlement/settle-date.ts'
import { returnedSums } from './returned-sums.ts'
import { isOfDay, type SettleDay } from './settle-day.ts'

/** Payment channel with its settlement cycle. */
interface Channel {
  code: string
  cycle: string
}

/** Reads the channels whose bills are to be generated: all channels, or one. */
export async function readChannels(db: Db, code?: string): Promise<Channel[]> {
  const { rows } = await sql<Channel>`select code, settle_cycle as cycle from pay_channel
    where ${code === undefined ? sql`true` : sql`code = ${code}`} order by code`.execute(db)
  return rows
}

/**
 * Returns the latest settlement date that a channel can close: today, or yesterday if trades settle on the
 * day of the trade. Such a channel can't close today, since today's trades aren't complete.
 */
export const lastDueDate = (cycle: string, today: string): string =>
  parseSettleCycle(cycle).days === 0 ? addDays(today, -1) : today

/**
 * Closes the settlement dates of a channel up to a date, and returns the dates whose bills are not complete,
 * earliest first. First locks the channel. The lock waits for transactions that record trades, so no later
 * trade gets one of these dates.
 */
export async function closeDates(
  tx: Tx,
  { channelCode, settleDate }: SettleDay,
  at: Date,
): Promise<string[]> {
  await sql`select from pay_channel where code = ${channelCode} for update`.execute(tx)
  await sql`with closed as (
      select coalesce(max(c.settle_date), '-infinity') as until from settle_cutoff c
      where c.channel_code = ${channelCode}
    )
    insert into settle_cutoff (channel_code, settle_date, close_time)
    select ${channelCode}, due.settle_date, ${at.toISOString()}::timestamptz from closed, lateral (
      select t.settle_date from trade_order t
      where t.channel_code = ${channelCode} and t.settle_date > closed.until
        and t.settle_date <= ${settleDate}::date
      group by 1
      union select s.settle_date from ${returnedSums}
      where s.channel_code = ${channelCode} and s.settle_date > closed.until
        and s.settle_date <= ${settleDate}::date
      union select ${settleDate}::date where ${settleDate}::date > closed.until
    ) due`.execute(tx)
  const { rows } = await sql<{ settleDate: string }>`select settle_date as "settleDate" from settle_cutoff
    where channel_code = ${channelCode} and settle_date <= ${settleDate}::date and generate_time is null
    order by 1`.execute(tx)
  return rows.map((row) => row.settleDate)
}

/** Locks a closed settlement date. Returns false if all bills of the date exist already. */
export async function lockIncompleteDate(tx: Tx, { channelCode, settleDate }: SettleDay): Promise<boolean> {
  const { rows } = await sql`select from settle_cutoff
    where channel_code = ${channelCode} and settle_date = ${settleDate}::date and generate_time is null
    for update`.execute(tx)
  return rows.length > 0
}

/** Marks a locked date as complete. Returns the number of bills of this date and their payable amount. */
export async function completeDate(
  tx: Tx,
  day: SettleDay,
  at: Date,
): Promise<{ bills: number; payableFen: number }> {
  const { rows } = await sql<{ bills: number; payableFen: number }>`
    update settle_cutoff c set generate_time = ${at.toISOString()}::timestamptz where ${isOfDay('c', day)}
    returning (select count(*)::int from settle_bill b where ${isOfDay('b', day)}) as bills,
      (select coalesce(sum(b.payable_fen), 0)::bigint from settle_bill b where ${isOfDay('b', day)}) as "payableFen"`.execute(
    tx,
  )
  return rows[0] ?? { bills: 0, payableFen: 0 }
}
