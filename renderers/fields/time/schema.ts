import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const TimeFieldProps = closed({
  seconds: Type.Optional(Type.Boolean({ title: 'With seconds', default: false })),
  minuteStep: Type.Optional(
    Type.Integer({ title: 'Minutes in steps of', minimum: 1, maximum: 30, default: 1 }),
  ),
})
export type TimeFieldProps = Static<typeof TimeFieldProps>
