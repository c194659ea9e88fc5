import Type, { type Static, type TSchema } from 'typebox'
import { closed, oneOf } from './closed.ts'
import { Text, When } from './value.ts'

/** One text, or several of which the first whose condition holds is told. */
const textOr = <One>(each: TSchema, options: { title: string; description: string }) =>
  Type.Unsafe<Text | One[]>({
    ...options,
    if: { type: 'array' },
    then: Type.Array(each, { minItems: 1, maxItems: 10 }),
    else: Text,
  })

const when = Type.Optional(When)

/** Why an action is not possible, under a condition. */
export const Reason = closed(
  { when, text: Text },
  { title: 'Reason', description: 'Told where `when` holds, or there is none.' },
)
export type Reason = Static<typeof Reason>

/** Why an action is not possible. */
export const WhyNot = textOr<Reason>(Reason, {
  title: 'Why not',
  description: 'Told where `enabledWhen` does not hold: a text, or the first of several reasons that holds.',
})
export type WhyNot = Static<typeof WhyNot>

/** How it went, under a condition. */
export const Outcome = closed(
  { when, text: Text, type: Type.Optional(oneOf(['success', 'warning'])) },
  { title: 'Outcome', description: 'Told where `when` holds, or there is none.' },
)
export type Outcome = Static<typeof Outcome>

/** What is said of a call that went well. */
export const Done = textOr<Outcome>(Outcome, {
  title: 'Done',
  description: 'Told once it is saved: a text, or the first of several outcomes that holds.',
})
export type Done = Static<typeof Done>
