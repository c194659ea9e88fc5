import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const DateCellProps = closed({
  format: Type.Optional(
    Type.String({
      title: 'Format',
      description: 'Of YYYY, MM, DD, HH, mm, ss and signs between them.',
      pattern: '^(YYYY|MM|DD|HH|mm|ss|[ /:.,年月日时分秒-])+$',
      maxLength: 40,
      default: 'YYYY-MM-DD HH:mm:ss',
    }),
  ),
})
export type DateCellProps = Static<typeof DateCellProps>
