import { defineError } from '../errors.ts'

/** A range of characters in the source of an expression, in UTF-16 units. */
export interface SourceRange {
  start: number
  end: number
}

interface Detail {
  source: string
  message: string
  range?: SourceRange
}

const quote = ({ source, message }: Detail) => `${message} In: ${source}`

/** The expression has a syntax error, an unknown name or function, or an unsafe pattern. */
export const exprSyntax = defineError<Detail>('EXPR_SYNTAX', 'schema', quote)

/** The expression or its data exceeds a limit. */
export const exprLimit = defineError<Detail>('EXPR_LIMIT', 'schema', quote)

/** A value has the wrong type at run time, as in a string minus a number. */
export const exprType = defineError<Detail>('EXPR_TYPE', 'schema', quote)

/** The expressions that are evaluated together in one pass exceed their common time limit. */
export const exprBudget = defineError<{ source: string; milliseconds: number; spent: number }>(
  'EXPR_BUDGET',
  'schema',
  ({ source, milliseconds, spent }) =>
    `The expressions took ${Math.round(spent)} ms, ${milliseconds} ms are allowed. The slowest is: ${source}`,
)
