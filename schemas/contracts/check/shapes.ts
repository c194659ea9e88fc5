import Type, { type Static } from 'typebox'
import type { OperationContract } from '../model.ts'

/**
 * Query that checks whether a value is unique in a column. The check ignores the row with the id `dataId`.
 */
export const DuplicateQuery = Type.Object({
  tableName: Type.String({ maxLength: 64 }),
  fieldName: Type.String({ maxLength: 64 }),
  fieldVal: Type.String({ maxLength: 500 }),
  dataId: Type.Optional(Type.String({ maxLength: 32 })),
})
export type DuplicateQuery = Static<typeof DuplicateQuery>

/** Query that checks a value by a check rule. `value` is URL-encoded twice. */
export const RuleQuery = Type.Object({
  ruleCode: Type.String({ maxLength: 100 }),
  value: Type.String({ maxLength: 6_000 }),
})
export type RuleQuery = Static<typeof RuleQuery>

/** The part of a check rule that a value violates, and the range of characters that this part checks. */
export const FailedRule = Type.Object({
  digits: Type.String({
    description: 'Number of characters that the part checks, or * for the whole value.',
  }),
  pattern: Type.String(),
  message: Type.String(),
  beginIndex: Type.Integer(),
  endIndex: Type.Integer(),
  checkValue: Type.String(),
  passed: Type.Literal(false),
})
export type FailedRule = Static<typeof FailedRule>

export const checkShapes = {
  'check.duplicate': { args: DuplicateQuery, result: Type.Null() },
  'check.rule': { args: RuleQuery, result: Type.Union([Type.Null(), FailedRule]) },
} satisfies Record<string, OperationContract>
