import Type, { type Static, type TSchema } from 'typebox'
import { strictObject, stringEnum } from './strict-object.ts'
import { Text, When } from './value.ts'

/**
 * Either a text, or a list of texts with conditions. From a list, the first text whose condition is true is
 * shown.
 */
const textOr = <One>(each: TSchema, options: { title: string; description: string }) =>
  Type.Unsafe<Text | One[]>({
    ...options,
    if: { type: 'array' },
    then: Type.Array(each, { minItems: 1, maxItems: 10 }),
    else: Text,
  })

const when = Type.Optional(When)

/** A text, and the condition under which it is shown. */
export const ConditionalText = strictObject(
  { when, text: Text },
  { title: 'Conditional text', description: 'Shown if `when` is true or absent.' },
)
export type ConditionalText = Static<typeof ConditionalText>

/** Question before an action runs: either one text, or several texts with conditions. */
export const ActionQuestion = textOr<ConditionalText>(ConditionalText, {
  title: 'Confirmation',
  description:
    'Asked before the action runs: a text, or the first of several whose condition is true. If none is true, the action runs at once.',
})
export type ActionQuestion = Static<typeof ActionQuestion>

/** Tells why an action is disabled: either one text, or several texts with conditions. */
export const DisabledReason = textOr<ConditionalText>(ConditionalText, {
  title: 'Reason',
  description: 'Shown if `enabledWhen` is false: a text, or the first of several whose condition is true.',
})
export type DisabledReason = Static<typeof DisabledReason>

/** A success message, and the condition under which it is shown. */
export const ConditionalMessage = strictObject(
  { when, text: Text, type: Type.Optional(stringEnum(['success', 'warning'])) },
  { title: 'Outcome', description: 'Shown if `when` is true or absent.' },
)
export type ConditionalMessage = Static<typeof ConditionalMessage>

/** Message after a successful submit: either one text, or several texts with conditions. */
export const SuccessMessage = textOr<ConditionalMessage>(ConditionalMessage, {
  title: 'Done',
  description: 'Shown after saving: a text, or the first of several whose condition is true.',
})
export type SuccessMessage = Static<typeof SuccessMessage>
