import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'

export const DateRangeFieldProps = closed({
  gives: Type.Optional(
    oneOf(['day', 'time'], {
      title: 'Gives',
      description: 'Days, or the first and last second of those days for a field of times.',
      default: 'day',
    }),
  ),
  maxDays: Type.Optional(Type.Integer({ title: 'Days at most', minimum: 1, maximum: 3660 })),
  presets: Type.Optional(Type.Boolean({ title: 'Offer today, this month …', default: true })),
})
export type DateRangeFieldProps = Static<typeof DateRangeFieldProps>
