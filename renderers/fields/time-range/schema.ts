import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'

export const TimeRangeFieldProps = closed({
  gives: Type.Optional(
    oneOf(['times', 'text'], {
      title: 'Gives',
      description: 'Two times, or one text, 09:00-21:30, for a field that keeps a text.',
      default: 'times',
    }),
  ),
  overnight: Type.Optional(
    Type.Boolean({
      title: 'Past midnight',
      description: 'Whether the second time may be one of the next day.',
      default: false,
    }),
  ),
  minuteStep: Type.Optional(
    Type.Integer({ title: 'Minutes in steps of', minimum: 1, maximum: 30, default: 1 }),
  ),
})
export type TimeRangeFieldProps = Static<typeof TimeRangeFieldProps>
