import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { addDays, createWorkdays, parseSettleCycle, settleDateOf } from './settle-date.ts'

/** Settlement dates of a trade. `originalSettleDate` is set only for a late trade. */
export interface TradeSettlement {
  settleDate: string
  originalSettleDate: string | null
}

/** Settlement rules of a channel, which are valid until the transaction ends. */
export interface SettleRules {
  /** Settlement date of a trade of this business day. */
  settle(tradeDate: string): TradeSettlement
}

interface ChannelRow {
  code: string
  cycle: string
  closedUntil: string | null
}

/**
 * Next settlement date after a closed date: the next workday for a `T` cycle, the next calendar day for a `D`
 * cycle.
 */
export function nextSettleDate(closed: string, cycle: string, isWorkday: (day: string) => boolean): string {
  let day = addDays(closed, 1)
  if (parseSettleCycle(cycle).counts === 'workdays') while (!isWorkday(day)) day = addDays(day, 1)
  return day
}

/**
 * Creates the settlement rules of a channel. The settlement dates of the channel up to `closedUntil` are
 * closed.
 */
export function createSettleRules(
  { cycle, closedUntil }: Omit<ChannelRow, 'code'>,
  isWorkday: (day: string) => boolean,
): SettleRules {
  const parsed = parseSettleCycle(cycle)
  return {
    settle(tradeDate) {
      const settleDate = settleDateOf(tradeDate, parsed, isWorkday)
      if (closedUntil === null || settleDate > closedUntil) return { settleDate, originalSettleDate: null }
      return { settleDate: nextSettleDate(closedUntil, cycle, isWorkday), originalSettleDate: settleDate }
    },
  }
}

/**
 * Reads the settlement rules of channels. Locks the channels, so that no settlement date is closed before the
 * transaction ends.
 */
export async function lockSettleRules(
  tx: Db | Tx,
  channelCodes: readonly string[],
): Promise<ReadonlyMap<string, SettleRules>> {
  const codes = [...new Set(channelCodes)].sort()
  await sql`select from pay_channel where code = any(${codes}::text[]) order by code for key share`.execute(
    tx,
  )
  const { rows } = await sql<ChannelRow>`select p.code, p.settle_cycle as cycle,
      (select max(c.settle_date) from settle_cutoff c where c.channel_code = p.code) as "closedUntil"
    from pay_channel p where p.code = any(${codes}::text[])`.execute(tx)
  const holidays = await sql<{
    day: string
    kind: 'HOLIDAY' | 'WORKDAY'
  }>`select day, kind from holiday`.execute(tx)
  const isWorkday = createWorkdays(holidays.rows)
  return new Map(rows.map(({ code, ...channel }) => [code, createSettleRules(channel, isWorkday)]))
}
