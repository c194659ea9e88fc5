import type { ChannelFigures, DayFigures, RegionFigures, ShopFigures, TodayFigures } from '#schemas'
import type { SignedIn } from '../../platform/http/request.ts'
import type { Services } from '../../services.ts'
import type { FigureFilter } from './figures.ts'
import { createPeriods, type EndedPeriod } from './periods.ts'
import { type PeriodFigures, sumChannels, sumDays, sumPeriod, sumRegions, topShops } from './repo.ts'
import { isRollUpDue, rollUpTrades } from './roll-up.ts'

/** Days that the dashboard compares, as days before today: today, yesterday and a week ago. */
const COMPARED = [0, 1, 7]
/** Maximum number of days to sum per request. Later requests sum the remaining days. */
const MAX_DAYS_PER_REQUEST = 2
const PPM = 1_000_000
const HUNDREDTH_OF_PER_CENT = 100

/**
 * Returns the share of payment attempts that were successful, in ppm rounded to 0.01 %; null if there were no
 * attempts.
 */
const successPpm = ({ count, payCount }: PeriodFigures) =>
  payCount === 0 ? null : Math.round((count * PPM) / payCount / HUNDREDTH_OF_PER_CENT) * HUNDREDTH_OF_PER_CENT

/** Number of days up to and including today, and the channel of the trades to sum. */
interface ChartQuery extends FigureFilter {
  days: number
}

/**
 * Creates the service of dashboard figures. Each figure is computed from the trades that the caller may see.
 */
export function createAnalysis(
  { database: { pool, db }, clock }: Pick<Services, 'database' | 'clock'>,
  logError: (cause: unknown) => void,
) {
  async function rollUp(): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await rollUpTrades(client, { now: clock(), days: MAX_DAYS_PER_REQUEST })
      await client.query('commit')
    } catch (cause) {
      await client.query('rollback').catch(() => undefined)
      throw cause
    } finally {
      client.release()
    }
  }

  /**
   * Sums the trades of complete hours. Only logs an error, such as a full disk, because all figures can also
   * be computed without stored sums.
   */
  async function sumCompletedHours(): Promise<void> {
    if (await isRollUpDue(pool, clock())) await rollUp().catch(logError)
  }

  async function lastDays(days: number): Promise<EndedPeriod> {
    await sumCompletedHours()
    const [span] = await createPeriods(db, { now: clock(), endsBefore: [0], days })
    return span as EndedPeriod
  }

  return {
    async today({ scope }: SignedIn): Promise<TodayFigures> {
      await sumCompletedHours()
      const spans = await createPeriods(db, { now: clock(), endsBefore: COMPARED, days: 1 })
      const sums = await Promise.all(spans.map((span) => sumPeriod(db, span, scope)))
      const [value, yesterday, lastWeek] = sums as [PeriodFigures, PeriodFigures, PeriodFigures]
      const { asOf, beginTime, endTime } = spans[0] as EndedPeriod
      const compared = <Value>(of: (figures: PeriodFigures) => Value) => ({
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
    async trend({ days, channelCode }: ChartQuery, { scope }: SignedIn): Promise<DayFigures[]> {
      return sumDays(db, { period: await lastDays(days), channelCode }, scope)
    },
    async channels({ days, channelCode }: ChartQuery, { scope }: SignedIn): Promise<ChannelFigures[]> {
      return sumChannels(db, { period: await lastDays(days), channelCode }, scope)
    },
    async regions({ days, channelCode }: ChartQuery, { scope }: SignedIn): Promise<RegionFigures[]> {
      return sumRegions(db, { period: await lastDays(days), channelCode }, scope)
    },
    async shops(
      { days, limit, channelCode }: ChartQuery & { limit: number },
      { scope }: SignedIn,
    ): Promise<ShopFigures[]> {
      const span = await lastDays(days)
      const { beginTime, endTime } = span
      const shops = await topShops(db, { period: span, limit, channelCode }, scope)
      return shops.map((shop) => ({ ...shop, beginTime, endTime }))
    },
  }
}
