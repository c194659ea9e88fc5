import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const ContactCellProps = closed({
  kind: Type.Union([Type.Literal('telephone'), Type.Literal('email')], {
    title: 'What it is',
    description: 'A telephone number, which a click calls, or an email address, to which one writes.',
  }),
})
export type ContactCellProps = Static<typeof ContactCellProps>
