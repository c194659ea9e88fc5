import type { SourceRange } from './errors.ts'
import type { ExprNode } from './node.ts'
import { anyType, boolType, describeType, type ExprType, isUnknownOrNull } from './types.ts'

/** A problem in an expression, with its source range. */
export interface ExprProblem {
  /**
   * `syntax`: the expression can't be parsed. `name`: a name is unknown. `type`: a value has the wrong type.
   * `money`: this calculation with amounts is not allowed.
   */
  kind: 'syntax' | 'name' | 'type' | 'money'
  message: string
  range: SourceRange
  /**
   * Only for `name`: the unknown name, and the known names from which the hint "Did you mean" suggests one.
   */
  name?: string
  known?: readonly string[]
}

/**
 * A permission code or dictionary code that is an argument of a function. Another check tests whether the
 * code exists.
 */
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

/** Types of the names in scope, such as `record` and `user`. */
export type ScopeTypes = Readonly<Record<string, ExprType>>

export interface Inspection {
  scope: ScopeTypes
  report: ExprReport
}

/** Reports a problem. Returns the unknown type, so that the same cause isn't reported again. */
export function reportProblem(
  { report }: Inspection,
  { start, end }: ExprNode,
  found: Omit<ExprProblem, 'range'>,
): ExprType {
  report.problems.push({ ...found, range: { start, end } })
  return anyType
}

/** Reports a problem if the type isn't boolean. The type null is accepted, because null counts as false. */
export function requireBoolean(node: ExprNode, type: ExprType, at: Inspection): ExprType {
  if (isUnknownOrNull(type) || type.kind === 'bool') return boolType
  reportProblem(at, node, { kind: 'type', message: `Expected a boolean, got ${describeType(type)}.` })
  return boolType
}
