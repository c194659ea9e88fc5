import type { AppError } from '#schemas/errors'
import type { ListSearch } from './list-state.ts'

/** Refusals of what the filters ask: the same question would be refused again. */
const REFUSALS: ReadonlySet<string> = new Set([
  'LIST_QUERY_INVALID',
  'LIST_DATE_RANGE_REQUIRED',
  'REPORT_PARAMS_INVALID',
  'REPORT_RANGE_REQUIRED',
])

/** Takes back the filters that the server refused; undefined where they are not what failed. */
export const resetOfRefused = (
  { code }: AppError,
  { changed, reset }: ListSearch,
): (() => void) | undefined => (changed.size > 0 && REFUSALS.has(code) ? reset : undefined)
