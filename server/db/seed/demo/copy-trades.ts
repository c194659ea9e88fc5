import type { PoolClient } from 'pg'
import { ensureTradePartitions, tradePartition } from '../../partitions.ts'
import { type CopyValue, copyRows } from './copy.ts'
import type { DemoTrade } from './refunds.ts'
import { tradeTarget } from './tables.ts'

interface CopyTradesInput {
  trades: Iterable<DemoTrade>
  /** First and last day of the trades. */
  firstDate: string
  lastDate: string
  /** Called with the number of written rows. */
  report(done: number): void
}

const REPORT_EVERY = 5000
const monthOf = (date: string) => date.slice(0, 7)

/**
 * Writes trades month by month. The trades must be sorted by time. Each month is written to a separate table,
 * which is then attached as a partition. The indexes of the month are therefore built only once, and its rows
 * need no vacuum. The database must not contain trades of these months.
 */
export async function copyTrades(
  client: PoolClient,
  { trades, firstDate, lastDate, report }: CopyTradesInput,
): Promise<void> {
  await client.query(`set local maintenance_work_mem = '256MB'`)
  const iterator = trades[Symbol.iterator]()
  let done = 0
  let next = iterator.next()
  function* rowsOf(month: string): Generator<CopyValue[]> {
    for (; !next.done && monthOf(next.value.tradeDate) === month; next = iterator.next()) {
      yield tradeTarget.toRow(next.value)
      done += 1
      if (done % REPORT_EVERY === 0) report(done)
    }
  }
  while (!next.done) {
    const month = monthOf(next.value.tradeDate)
    await fillMonth(client, month, rowsOf(month))
  }
  report(done)
  await ensureTradePartitions(client, monthOf(firstDate), monthOf(lastDate))
  await client.query(
    `insert into trade_number (channel_code, channel_trade_no, trade_id, paid_time)
     select channel_code, channel_trade_no, id, paid_time from trade_order`,
  )
}

async function fillMonth(client: PoolClient, month: string, rows: Iterable<CopyValue[]>): Promise<void> {
  const { name, bounds } = tradePartition(month)
  await client.query(`drop table if exists ${name}`)
  await client.query(
    `create table ${name} (like trade_order including defaults including constraints including storage)`,
  )
  await copyRows(client, { table: name, columns: tradeTarget.columns, freeze: true }, rows)
  await client.query(`alter table trade_order attach partition ${name} ${bounds}`)
}
