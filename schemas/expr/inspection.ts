import type { SourceRange } from './errors.ts'
import type { ExprNode } from './node.ts'
import { anyType, boolType, describeType, type ExprType, isUnknownOrNull } from './types.ts'

/** A problem in an expression, with its range. */
export interface ExprProblem {
  /**
   * `syntax`: not parsable; `name`: unknown name; `type`: wrong types; `money`: forbidden arithmetic with
   * amounts.
   */
  kind: 'syntax' | 'name' | 'type' | 'money'
  message: string
  range: SourceRange
  /** For `name`: the unknown and the known names, for "did you mean". */
  name?: string
  known?: readonly string[]
}

/** A permission or dictionary code in a function call, which another check looks up. */
export interface CodeReference {
  code: string
  range: SourceRange
}

export interface ExprReport {
  type: ExprType
  problems: ExprProblem[]
  permissions: CodeReference[]
  dictionaries: CodeReference[]
}

/** Types of the roots in scope. */
export type ScopeTypes = Readonly<Record<string, ExprType>>

export interface Inspection {
  scope: ScopeTypes
  report: ExprReport
}

/** Reports a problem and returns the unknown type, so that no further problems follow. */
export function reportProblem(
  { report }: Inspection,
  { start, end }: ExprNode,
  found: Omit<ExprProblem, 'range'>,
): ExprType {
  report.problems.push({ ...found, range: { start, end } })
  return anyType
}

/** Requires a boolean; null counts as false. */
export function requireBoolean(node: ExprNode, type: ExprType, at: Inspection): ExprType {
  if (isUnknownOrNull(type) || type.kind === 'bool') return boolType
  reportProblem(at, node, { kind: 'type', message: `Expected a boolean, got ${describeType(type)}.` })
  return boolType
}
