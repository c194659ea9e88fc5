import { changes } from './changes.ts'
import type { DeclaredStatement } from './declaration.ts'
import { statementUnknown } from './errors.ts'
import { queries } from './queries.ts'

/** Row limit of statements whose settings contain none. */
export const DEFAULT_ROWS = 1_000
export const DEFAULT_SECONDS = 10

/** All preset statements. Add new statements to `queries.ts` or `changes.ts`. */
export const statements: readonly DeclaredStatement[] = [...queries, ...changes]

const byCode = new Map(statements.map((statement) => [statement.code, statement]))

/** Finds a statement by its code; throws if there is none. */
export function statementOf(code: string): DeclaredStatement {
  const found = byCode.get(code)
  if (!found) throw statementUnknown({ code: code.slice(0, 64) })
  return found
}
