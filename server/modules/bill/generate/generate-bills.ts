import type { Db, Tx } from '../../../db/index.ts'
import { isSplitAboveCeiling } from '../../../records/ledger-rule/errors.ts'
import { closeDates, completeDate, lastDueDate, lockIncompleteDate, readChannels } from './close-dates.ts'
import { readRules } from './ledger-orders.ts'
import { readCarried, readShopIds, readUnbilledShops, type ShopRange } from './read-sums.ts'
import type { SettleDay } from './settle-day.ts'
import { writeNewBills } from './write-bills.ts'

/**
 * Settlement date of one channel for which all bills exist, with the number and the amount of these bills.
 */
export interface GeneratedDay extends SettleDay {
  bills: number
  payableFen: number
}

/** Time of new records and the generator of their ids. */
export interface Stamp {
  at: Date
  nextId: () => string
}

/** Parameters of a run that generates bills. */
export interface Generation {
  db: Db
  /** Runs a step of the generation in a transaction of its own. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Settlement date up to which bills are made, `YYYY-MM-DD`. */
  date: string
  /** The channel for which bills are made; all channels by default. */
  channelCode?: string | undefined
  /** Current business date. */
  today: string
  /** User name that is stored as the author of the bills. */
  by: string
  /** Returns the creation time for the bills of a settlement date, and the generator of their ids. */
  stampOf(settleDate: string): Stamp
  /**
   * Called for the audit log, in the transaction that completes a settlement date. Not called for a date
   * without bills.
   */
  completed?(tx: Tx, day: GeneratedDay): Promise<void>
  signal?: AbortSignal
}

/** Number of shops whose bills of a day are made in one transaction. */
const SHOPS_PER_TRANSACTION = 1_000

function* rangesOf(ids: readonly string[]): Generator<ShopRange> {
  for (let at = 0; at < ids.length; at += SHOPS_PER_TRANSACTION) {
    const part = ids.slice(at, at + SHOPS_PER_TRANSACTION)
    yield { first: part.at(0) ?? '', last: part.at(-1) ?? '' }
  }
}

/** Makes the missing bills of a range of shops. */
async function generateRange(
  tx: Tx,
  { by, stampOf }: Generation,
  { day, range }: { day: SettleDay; range: ShopRange },
): Promise<void> {
  // The lock makes runs on several nodes wait for each other, so that each carried amount is taken over once.
  if (!(await lockIncompleteDate(tx, day))) return
  const shops = await readUnbilledShops(tx, day, range)
  if (shops.length === 0) return
  const carried = await readCarried(tx, day, range)
  const findRule = await readRules(tx, day.channelCode)
  await writeNewBills(tx, day, { ...stampOf(day.settleDate), by, shops, carried, findRule })
}

/**
 * Marks a date as complete and returns its totals. Returns undefined if another run has completed the date,
 * or if the date has no bills.
 */
const complete = async (
  tx: Tx,
  day: SettleDay,
  { stampOf, completed }: Generation,
): Promise<GeneratedDay | undefined> => {
  if (!(await lockIncompleteDate(tx, day))) return undefined
  const totals = { ...day, ...(await completeDate(tx, day, stampOf(day.settleDate).at)) }
  if (totals.bills === 0) return undefined
  await completed?.(tx, totals)
  return totals
}

/** Makes the bills of one channel. */
async function generateChannel(
  run: Generation,
  { code: channelCode, cycle }: { code: string; cycle: string },
): Promise<GeneratedDay[]> {
  const done: GeneratedDay[] = []
  const due = lastDueDate(cycle, run.today)
  const until = run.date < due ? run.date : due
  const { at } = run.stampOf(until)
  const dates = await run.transaction((tx) => closeDates(tx, { channelCode, settleDate: until }, at))
  for (const settleDate of dates) {
    const day = { channelCode, settleDate }
    for (const range of rangesOf(await readShopIds(run.db, day))) {
      run.signal?.throwIfAborted()
      await run.transaction((tx) => generateRange(tx, run, { day, range }))
    }
    const completed = await run.transaction((tx) => complete(tx, day, run))
    if (completed) done.push(completed)
  }
  return done
}

/**
 * Closes the settlement dates up to a date and makes all of their bills. Dates are completed in order, since
 * a bill takes over what earlier bills have carried over. Each transaction makes bills only for shops that
 * have none. So no bill is made twice, even if the function runs again or on several nodes at the same time.
 * After an interruption the next run makes the remaining bills. A channel gets no bills if the shares of a
 * ledger rule are above the channel's ceiling. The function makes the bills of all other channels, and throws
 * the error afterwards. Returns the dates that this run completed.
 */
export async function generateBills(run: Generation): Promise<GeneratedDay[]> {
  const done: GeneratedDay[] = []
  let stopped: Error | undefined
  for (const channel of await readChannels(run.db, run.channelCode)) {
    try {
      done.push(...(await generateChannel(run, channel)))
    } catch (error) {
      if (!isSplitAboveCeiling(error)) throw error
      stopped ??= error
    }
  }
  if (stopped) throw stopped
  return done
}
