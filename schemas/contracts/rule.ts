import Type, { type Static } from 'typebox'
import { NonBlank } from './scalars.ts'

/** Editable fields that both check rules and fill rules have. */
export const ruleFields = {
  ruleName: NonBlank('Rule', 100),
  ruleCode: Type.String({
    title: 'Code',
    minLength: 1,
    maxLength: 100,
    pattern: '^[A-Za-z][A-Za-z0-9_-]{0,99}$',
  }),
}

/** Result of a test of a rule. The message is in the caller's language. */
export const RuleTestResult = Type.Object({
  passed: Type.Boolean(),
  /** True if the test passed but its result is suspicious, such as a data rule that matches no row. */
  doubtful: Type.Optional(Type.Boolean()),
  message: Type.String(),
})
export type RuleTestResult = Static<typeof RuleTestResult>
