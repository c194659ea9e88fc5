import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { ceilingBelowRule } from './errors.ts'

/** Ceiling: the maximum sum of the shares that a payment channel allows. */
export interface Ceiling {
  channelCode: string
  channel: LocalizedText
  ceilingPpm: number
}

const ceilings = sql`select code as "channelCode", ledger_ceiling_ppm as "ceilingPpm",
  jsonb_build_object('en', coalesce(name_i18n ->> 'en-US', name),
    'zh', coalesce(name_i18n ->> 'zh-CN', name)) as channel from pay_channel`

/**
 * Reads the lowest ceiling of the active channels. A rule must fit all of them, since a shop's income can
 * come from any channel. Returns undefined if there are no active channels.
 */
export async function readLowestCeiling(db: Db | Tx): Promise<Ceiling | undefined> {
  const { rows } = await sql<Ceiling>`${ceilings} where status = 'ACTIVE'
    order by ledger_ceiling_ppm, code limit 1`.execute(db)
  return rows[0]
}

/** Reads the ceiling of a channel. */
export async function readCeilingOf(db: Db | Tx, channelCode: string): Promise<Ceiling | undefined> {
  const { rows } = await sql<Ceiling>`${ceilings} where code = ${channelCode}`.execute(db)
  return rows[0]
}

/**
 * Locks the ledger rules, and the ceilings with which they are compared, until the transaction ends. Without
 * the lock, two transactions could check rules and ceilings without seeing each other's changes.
 */
export async function lockLedgerRules(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger_rule', 0))`.execute(tx)
}

/** Throws if the shares of an active rule add up to more than `ceilingPpm`. Call `lockLedgerRules` first. */
export async function rejectCeilingBelowRules(tx: Tx, ceilingPpm: number): Promise<void> {
  const { rows } = await sql<{ name: string; sharePpm: number }>`select r.name,
      sum(v.share_ppm)::int as "sharePpm"
    from ledger_rule r join ledger_receiver v on v.rule_id = r.id
    where r.status = 'ACTIVE' group by r.id having sum(v.share_ppm) > ${ceilingPpm}
    order by sum(v.share_ppm) desc, r.id limit 1`.execute(tx)
  if (rows[0]) throw ceilingBelowRule(rows[0]).at('ledgerCeilingPpm')
}
