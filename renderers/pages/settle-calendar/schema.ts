import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const SettleCalendarProps = closed({
  list: Type.Optional(
    Type.String({
      title: 'List',
      description:
        'Page that a day opens, filtered by its settlement date; bill/SettleBillList, unless named.',
    }),
  ),
})
export type SettleCalendarProps = Static<typeof SettleCalendarProps>
