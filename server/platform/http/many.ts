import type { ManyOutcome } from '#schemas'
import type { AuditEntry } from '../audit-log/audit-entry.ts'
import type { Changed } from './change.ts'
import { HttpError } from './errors.ts'
import type { Locale } from './locale.ts'

/** Outcome for one of the records of an operation for many records. */
export type Outcome<Result> = { result: Result; audit: readonly AuditEntry[] } | { error: Error }

/** Builds the result of an operation for many records, with the audit entries of all changed records. */
export function changedMany<Result>(
  outcomes: readonly Outcome<Result>[],
  locale: Locale,
): Changed<ManyOutcome<Result>[]> {
  return {
    result: outcomes.map((outcome) => {
      if (!('error' in outcome)) return { result: outcome.result, refusal: null }
      const { error } = outcome
      if (!(error instanceof HttpError)) throw error
      return { result: null, refusal: { error: error.code, message: error.in(locale) } }
    }),
    audit: outcomes.flatMap((outcome) => ('error' in outcome ? [] : outcome.audit)),
  }
}
