import Type, { type Static } from 'typebox'
import { NonBlank } from './scalars.ts'

/** Editable fields that check rules and fill rules share. */
export const ruleFields = {
  ruleName: NonBlank('Rule', 100),
  ruleCode: Type.String({
    title: 'Code',
    minLength: 1,
    maxLength: 100,
    pattern: '^[A-Za-z][A-Za-z0-9_-]{0,99}$',
  }),
}

/** Result of a rule's test run, with a message in the caller's language. */
export const RuleTestResult = Type.Object({
  passed: Type.Boolean(),
  /** True if the test passed with a suspicious result, such as a data rule that matches no row. */
  doubtful: Type.Optional(Type.Boolean()),
  message: Type.String(),
})
export type RuleTestResult = Static<typeof RuleTestResult>
