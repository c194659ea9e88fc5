import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../http/request.ts'

/** Sorts after every org code of the same department and those below it. */
const LAST = '\u{10FFFF}'

/** Whether a row of this org code is one that a caller may see. */
export const isWithin = (orgCode: string, scope: Scope): boolean =>
  scope === 'all' || scope.orgCodes.some((code) => code !== '' && orgCode.startsWith(code))

/**
 * The rows a caller may see: those of the department he works for and of the ones below. Every list, count, sum and look-up
 * passes here; what is outside answers as if it did not exist.
 */
export function inScope(orgCode: RawBuilder<unknown>, scope: Scope): RawBuilder<SqlBool> {
  if (scope === 'all') return sql`true`
  const within = scope.orgCodes
    .filter((code) => code !== '')
    .map((code) => sql`(${orgCode} >= ${code} and ${orgCode} < ${code + LAST})`)
  return within.length === 0 ? sql`false` : sql`(${sql.join(within, sql` or `)})`
}
