import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Count, Day, Fen, Nullable, Str } from '../scalars.ts'

const Month = Type.String({ title: 'Month', description: 'YYYY-MM.', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })

/** One day of the settlement calendar, with the amounts that are due on this day. */
export const CalendarDay = Type.Object({
  day: Day('Day'),
  isWorkday: Type.Boolean({ title: 'Workday' }),
  holiday: Nullable(Str('Holiday', 100)),
  billCount: Count('Bills'),
  payableFen: Fen('Payable'),
  openCount: Count('To confirm'),
  heldCount: Count('On hold'),
  failedCount: Count('Failed'),
})
export type CalendarDay = Static<typeof CalendarDay>

export const calendarShapes = {
  'calendar.month': {
    args: strictObject({ month: Month }),
    result: Type.Array(CalendarDay),
  },
} satisfies Record<string, OperationContract>
