import Type, { type Static } from 'typebox'
import { Given } from './scalars.ts'

/** What is typed of any rule that is kept by its code: of those that check values, and of those that make them. */
export const ruleHead = {
  ruleName: Given('Rule', 100),
  ruleCode: Type.String({
    title: 'Code',
    minLength: 1,
    maxLength: 100,
    pattern: '^[A-Za-z][A-Za-z0-9_-]{0,99}$',
  }),
}

/** How a trial of a rule went, in words for whoever tries. */
export const Trial = Type.Object({
  passed: Type.Boolean(),
  /** It passes, and is hardly what was meant. */
  doubtful: Type.Optional(Type.Boolean()),
  message: Type.String(),
})
export type Trial = Static<typeof Trial>
