import { type RawBuilder, sql } from 'kysely'
import type { OperationRow } from './results.ts'

/** Milliseconds after which the result of an uncertain operation is first queried. */
const FIRST_QUERY_MS = 3_600_000

/** Answers with these statuses mean that the channel didn't execute the request. */
const REFUSALS = ['FAILED', 'REJECTED']

/**
 * True if an operation failed but the channel didn't refuse it. The channel may have executed such an
 * operation. Such an operation can be retried, because it keeps its request number. A new operation must not
 * replace it, since the channel would execute both.
 */
export const isUncertain = ({ status, response }: Pick<OperationRow, 'status' | 'response'>): boolean =>
  status === 'FAILED' && !REFUSALS.includes((response as { status?: string } | null)?.status ?? '')

/** SQL condition of `isUncertain`, for a row of `channel_operation` with the alias `t`. */
export const isUncertainSql: RawBuilder<boolean> = sql<boolean>`(t.status = 'FAILED'
  and coalesce(t.response ->> 'status', '') not in (${sql.join(REFUSALS.map((status) => sql.lit(status)))}))`

/** Time at which the result is first queried, for an operation that fails now. */
export const firstQueryTime = (now: Date): string => new Date(now.getTime() + FIRST_QUERY_MS).toISOString()

/**
 * Time of the next query of the result of an uncertain operation. The intervals grow up to one day. Null if
 * the operation failed at least 30 days ago.
 */
export const nextQueryTime = (now: Date): RawBuilder<string | null> => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql<string | null>`case when ${at} - finish_time < interval '30 days'
    then ${at} + least(greatest(${at} - finish_time, interval '1 hour'), interval '1 day') end`
}
