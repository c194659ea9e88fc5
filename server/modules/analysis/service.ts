import type { ChannelFigures, DayFigures, RegionFigures, ShopFigures, TodayFigures } from '#schemas'
import type { SignedIn } from '../../platform/http/request.ts'
import type { Services } from '../../services.ts'
import { type SpanFigures, sumChannels, sumDays, sumRegions, sumSpan, topShops } from './repo.ts'
import { isRollUpDue, rollUpTrades } from './roll-up.ts'
import { type EndedSpan, spansOf } from './spans.ts'

/** Today, yesterday and the same day a week ago. */
const COMPARED = [0, 1, 7]
/** Largest number of days a reader adds up, so that a long history doesn't make them wait. */
const DAYS_A_TURN = 2
const PPM = 1_000_000
const HUNDREDTH_OF_PER_CENT = 100

/** Part of the attempts to pay that succeeded, to a hundredth of a per cent; none without attempts. */
const successPpm = ({ count, payCount }: SpanFigures) =>
  payCount === 0 ? null : Math.round((count * PPM) / payCount / HUNDREDTH_OF_PER_CENT) * HUNDREDTH_OF_PER_CENT

/** Figures of the trades, of the rows a caller may see. */
export function createAnalysis(
  { database: { pool, db }, clock }: Pick<Services, 'database' | 'clock'>,
  complain: (cause: unknown) => void,
) {
  async function rollUp(): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await rollUpTrades(client, { now: clock(), days: DAYS_A_TURN })
      await client.query('commit')
    } catch (cause) {
      await client.query('rollback').catch(() => undefined)
      throw cause
    } finally {
      client.release()
    }
  }

  /** Adds up what is over since the last time. A disk that is full stops no reader: figures are right without it. */
  async function keepUp(): Promise<void> {
    if (await isRollUpDue(pool, clock())) await rollUp().catch(complain)
  }

  async function lastDays(days: number): Promise<EndedSpan> {
    await keepUp()
    const [span] = await spansOf(db, { now: clock(), endsBefore: [0], days })
    return span as EndedSpan
  }

  return {
    async today({ scope }: SignedIn): Promise<TodayFigures> {
      await keepUp()
      const spans = await spansOf(db, { now: clock(), endsBefore: COMPARED, days: 1 })
      const sums = await Promise.all(spans.map((span) => sumSpan(db, span, scope)))
      const [value, yesterday, lastWeek] = sums as [SpanFigures, SpanFigures, SpanFigures]
      const { asOf, beginTime, endTime } = spans[0] as EndedSpan
      const compared = <Value>(of: (figures: SpanFigures) => Value) => ({
        value: of(value),
        yesterday: of(yesterday),
        lastWeek: of(lastWeek),
      })
      return {
        asOf,
        beginTime,
        endTime,
        amountFen: compared(({ amountFen }) => amountFen),
        count: compared(({ count }) => count),
        feeFen: compared(({ feeFen }) => feeFen),
        refundFen: compared(({ refundFen }) => refundFen),
        successPpm: compared(successPpm),
      }
    },
    async trend(days: number, { scope }: SignedIn): Promise<DayFigures[]> {
      return sumDays(db, await lastDays(days), scope)
    },
    async channels(days: number, { scope }: SignedIn): Promise<ChannelFigures[]> {
      return sumChannels(db, await lastDays(days), scope)
    },
    async regions(days: number, { scope }: SignedIn): Promise<RegionFigures[]> {
      return sumRegions(db, await lastDays(days), scope)
    },
    async shops(
      { days, limit }: { days: number; limit: number },
      { scope }: SignedIn,
    ): Promise<ShopFigures[]> {
      const span = await lastDays(days)
      const { beginTime, endTime } = span
      const shops = await topShops(db, { span, limit }, scope)
      return shops.map((shop) => ({ ...shop, beginTime, endTime }))
    },
  }
}
