import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { Text, When } from './value.ts'

/** Why an action is not possible, under a condition. */
export const Reason = closed(
  { when: Type.Optional(When), text: Text },
  { title: 'Reason', description: 'Told where `when` holds, or there is none.' },
)
export type Reason = Static<typeof Reason>

/** Why an action is not possible: one text, or the first reason of several that holds. */
export const WhyNot = Type.Unsafe<Text | Reason[]>({
  title: 'Why not',
  description:
    'Told where `enabledWhen` does not hold: a text, or reasons of which the first that holds is told.',
  if: { type: 'array' },
  then: Type.Array(Reason, { minItems: 1, maxItems: 10 }),
  else: Text,
})
export type WhyNot = Static<typeof WhyNot>
