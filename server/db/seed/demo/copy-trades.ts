import type { PoolClient } from 'pg'
import { ensureTradePartitions, tradePartition } from '../../partitions.ts'
import { type CopyValue, copyRows } from './copy.ts'
import type { DemoTrade } from './refunds.ts'
import { tradeTarget } from './tables.ts'

interface CopyTradesInput {
  trades: Iterable<DemoTrade>
  /** The first and the last day there may be trades of. */
  firstDate: string
  lastDate: string
  /** Hears how many are written. */
  report(done: number): void
}

const REPORT_EVERY = 5000
const monthOf = (date: string) => date.slice(0, 7)

/**
 * Writes trades, which come in the order of time, month by month. A month is filled while it is a table of its own
 * and joined to the others then: its indexes are built once, not row by row, and its rows need no vacuum.
 * No trade of these months may exist before.
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
