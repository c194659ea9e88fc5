import type { ClientBase, PoolClient } from 'pg'
import { rollUpTrades } from '../../modules/dashboard/roll-up.ts'
import { addDays } from '../../records/settlement/settle-date.ts'
import { brands } from './data/brands.ts'
import { channels } from './data/channels.ts'
import { holidays } from './data/holidays.ts'
import { seedAnnouncements } from './demo/announcements.ts'
import { copyRows } from './demo/copy.ts'
import { copyTrades } from './demo/copy-trades.ts'
import { seedLedgerRules } from './demo/ledger-rules.ts'
import { makeBills } from './demo/make-bills.ts'
import { makeOwners } from './demo/owners.ts'
import { paperRows } from './demo/paper-tables.ts'
import { type DemoSize, planDemo } from './demo/plan-demo.ts'
import { seedShopTransitions } from './demo/shop-transitions.ts'
import { brandIds, type DemoShop } from './demo/shops.ts'
import { shopTarget } from './demo/tables.ts'
import { seedDepartments } from './system/departments.ts'
import { insertMissing } from './system/insert.ts'
import { seedId } from './system/seed-id.ts'
import { textColumns } from './system/texts.ts'

export type { DemoSize } from './demo/plan-demo.ts'

/** Numbers of created rows. */
export interface DemoTotals {
  bills: number
  items: number
}

/** Size and end time of the demo business. */
export interface DemoSeedOptions extends DemoSize {
  /** End of the demo history. */
  now: Date
  /** Called first with the number of trades that are written so far, and later with the number of bills. */
  onProgress?(stage: 'trades' | 'bills', done: number): void
}

/** Business tables that the demo seed fills. */
const demoTables = [
  'brand',
  'shop_basic_info',
  'pay_channel',
  'holiday',
  'settle_bill',
  'settle_bill_item',
  'bill_adjustment',
  'settle_cutoff',
  'settle_bill_number',
  'state_transition',
  'ledger_entry',
  'ledger_rule',
  'ledger_receiver',
  'ledger_order',
  'ledger_detail',
  'shop_boss',
  'shop_licence',
  'shop_settle_account',
  'channel_merchant',
  'merchant_rate',
  'channel_operation',
  'channel_breaker',
  'sandbox_request',
  'trade_order',
  'trade_number',
  'trade_hourly',
  'trade_daily',
] as const

/** Number of days to aggregate. This number is higher than the number of days of any demo business. */
const MAX_DAYS = 36_500

/**
 * Creates a demo business with exact totals from a fixed seed. Call this function in a transaction, with
 * empty business tables.
 */
export async function seedDemo(
  client: PoolClient,
  { now, onProgress = () => undefined, ...size }: DemoSeedOptions,
): Promise<DemoTotals> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  if (await hasBusiness(client)) throw new Error('demo data is only made in an empty database')
  const timeZone = await readTimeZone(client)
  const plan = planDemo({ ...size, now, timeZone })
  await seedReferences(client, plan.shops)
  await seedAnnouncements(client, { now, timeZone })
  const { shops, firstDate, lastDate } = plan
  const effectiveFrom = addDays(lastDate, -Math.ceil(size.days / 2))
  await seedLedgerRules(client, { shops, effectiveFrom })
  const report = (done: number) => onProgress('trades', done)
  await copyTrades(client, { trades: plan.trades(), firstDate, lastDate, report })
  await rollUpTrades(client, { now, days: MAX_DAYS })
  return makeBills(client, { ...plan, now, report: (done) => onProgress('bills', done) })
}

/** Empties the business tables, including rows that users created. Call this function in a transaction. */
export async function clearDemo(client: PoolClient): Promise<void> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await client.query(`truncate ${demoTables.join(', ')}`)
  await client.query('update trade_rollup set until_time = null')
}

/** True if business data exists, whether generated or real. */
export async function hasBusiness(client: ClientBase): Promise<boolean> {
  const parts = demoTables.map((table) => `exists (select from ${table})`)
  const { rows } = await client.query<{ found: boolean }>(`select ${parts.join(' or ')} as found`)
  return rows[0]?.found === true
}

/** Updates planner statistics and the visibility map. Call this function outside a transaction. */
export async function refreshStatistics(connection: ClientBase): Promise<void> {
  await connection.query('set statement_timeout = 0')
  try {
    await connection.query(`vacuum (analyze) ${demoTables.join(', ')}`)
  } finally {
    await connection.query('reset statement_timeout')
  }
}

async function readTimeZone(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(`select current_setting('TimeZone') as zone`)
  return rows[0]?.zone ?? 'UTC'
}

async function seedReferences(client: PoolClient, shops: readonly DemoShop[]): Promise<void> {
  await insertMissing(
    client,
    'brand',
    brands.map(({ code, name }, index) => ({ id: brandIds[index] ?? '', code, name })),
  )
  await insertMissing(
    client,
    'pay_channel',
    channels.map(({ code, name, ratePpm, settleCycle }) => ({
      id: seedId('channel', code),
      code,
      ...textColumns('name', name),
      rate_ppm: ratePpm,
      settle_cycle: settleCycle,
      status: 'ACTIVE',
    })),
  )
  await copyRows(
    client,
    { table: 'holiday', columns: ['day', 'kind', 'name'] },
    holidays.map(({ day, kind, name }) => [day, kind, name]),
  )
  await seedDepartments(
    client,
    shops.map(({ orgCode, name }) => ({ orgCode, name, nameEn: name, category: '2' })),
  )
  await copyRows(client, shopTarget, shops.map(shopTarget.toRow))
  await seedShopTransitions(client)
  for (const { rows, ...into } of paperRows(shops, makeOwners(shops))) await copyRows(client, into, rows)
}
