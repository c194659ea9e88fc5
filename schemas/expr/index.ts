export { check } from './check.ts'
export { compile, type Program, run } from './compile.ts'
export { addressOf, evaluate, evaluateCondition, isExpression, isTemplate, textOf } from './evaluate.ts'
export type { ExprProblem, ExprReport, ScopeTypes } from './inspection.ts'
export { limits as exprLimits } from './limits.ts'
export { matches, type RuleContext } from './matches.ts'
export { type Scope, type ScopeName, scopeNames } from './node.ts'
export { createPass, type Pass, type PassOptions } from './pass.ts'
export { type PatternProblem, patternProblem } from './pattern.ts'
export { mayRead, type RootReads, rootReads } from './root-reads.ts'
export { type QueryCondition, ruleToConditions } from './rule-to-conditions.ts'
export { ruleToExpression } from './rule-to-expression.ts'
export {
  anyType,
  boolType,
  doubleType,
  type ExprType,
  fenType,
  intType,
  listType,
  recordType,
  stringType,
  typeOfSchema,
} from './types.ts'
