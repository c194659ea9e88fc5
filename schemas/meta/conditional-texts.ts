import Type, { type Static, type TSchema } from 'typebox'
import { closed, oneOf } from './closed.ts'
import { Text, When } from './value.ts'

/** One text, or a list whose first entry with a true condition is shown. */
const textOr = <One>(each: TSchema, options: { title: string; description: string }) =>
  Type.Unsafe<Text | One[]>({
    ...options,
    if: { type: 'array' },
    then: Type.Array(each, { minItems: 1, maxItems: 10 }),
    else: Text,
  })

const when = Type.Optional(When)

/** A reason for a disabled action, with its condition. */
export const Reason = closed(
  { when, text: Text },
  { title: 'Conditional reason', description: 'Shown if `when` is true or absent.' },
)
export type Reason = Static<typeof Reason>

/** The reason for a disabled action. */
export const WhyNot = textOr<Reason>(Reason, {
  title: 'Reason',
  description: 'Shown if `enabledWhen` is false: a text, or the first of several whose condition is true.',
})
export type WhyNot = Static<typeof WhyNot>

/** A success message, with its condition. */
export const Outcome = closed(
  { when, text: Text, type: Type.Optional(oneOf(['success', 'warning'])) },
  { title: 'Outcome', description: 'Shown if `when` is true or absent.' },
)
export type Outcome = Static<typeof Outcome>

/** Message after a successful submit. */
export const Done = textOr<Outcome>(Outcome, {
  title: 'Done',
  description: 'Shown after saving: a text, or the first of several whose condition is true.',
})
export type Done = Static<typeof Done>
