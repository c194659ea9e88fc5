import type { SourceRange } from './errors.ts'
import type { ExprNode } from './node.ts'
import { anyType, boolType, describeType, type ExprType, isOpen } from './types.ts'

/** What is wrong with an expression, and where in its source. */
export interface ExprProblem {
  /** `syntax`: it can't be read; `name`: something isn't there; `type`: types don't fit; `money`: fen are divided. */
  kind: 'syntax' | 'name' | 'type' | 'money'
  message: string
  range: SourceRange
  /** For `name`: what was written and what there is, for a "did you mean". */
  name?: string
  known?: readonly string[]
}

/** A code the expression hands to a function, to be looked up. */
export interface UsedCode {
  code: string
  range: SourceRange
}

export interface ExprReport {
  type: ExprType
  problems: ExprProblem[]
  permissions: UsedCode[]
  dictionaries: UsedCode[]
}

/** The types of the roots that are there at this place. */
export type ScopeTypes = Readonly<Record<string, ExprType>>

export interface Inspection {
  scope: ScopeTypes
  report: ExprReport
}

/** Notes a problem; the type is unknown from here on, so that nothing follows from it. */
export function problem(
  { report }: Inspection,
  { start, end }: ExprNode,
  found: Omit<ExprProblem, 'range'>,
): ExprType {
  report.problems.push({ ...found, range: { start, end } })
  return anyType
}

/** Yes or no is needed here; null counts as no. */
export function needsTruth(node: ExprNode, type: ExprType, at: Inspection): ExprType {
  if (isOpen(type) || type.kind === 'bool') return boolType
  problem(at, node, { kind: 'type', message: `Yes or no was expected, this is ${describeType(type)}.` })
  return boolType
}
