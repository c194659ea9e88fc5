import Type, { type Static } from 'typebox'
import { type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { emptyValue } from '../shared/empty-value.tsx'

export const DateCellProps = strictObject({
  format: Type.Optional(
    Type.String({
      title: 'Format',
      description: 'For example YYYY-MM-DD HH:mm:ss.',
      pattern: '^(YYYY|MM|DD|HH|mm|ss|[ /:.,年月日时分秒-])+$',
      maxLength: 40,
      default: 'YYYY-MM-DD HH:mm:ss',
    }),
  ),
})
export type DateCellProps = Static<typeof DateCellProps>

const TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/
const TOKEN = /YYYY|MM|DD|HH|mm|ss/g
const TIME_OF_DAY = /[ ,]*HH.*$/

/** Default format, from the specification. A page can set another format. */
const DEFAULT_FORMAT = 'YYYY-MM-DD HH:mm:ss'

/**
 * Formats a date or time of the API. If the value has no time of day, the result has none either. Returns
 * undefined for an invalid value. Values are in business time, so they are not converted to another time
 * zone.
 */
function formatTime(text: string, format = DEFAULT_FORMAT): string | undefined {
  const match = TIME.exec(text)
  if (!match) return undefined
  const [, YYYY = '', MM = '', DD = '', HH, mm = '', ss = '00'] = match
  const parts: Record<string, string> = { YYYY, MM, DD, HH: HH ?? '00', mm, ss }
  const pattern = HH === undefined ? format.replace(TIME_OF_DAY, '') : format
  return pattern.replace(TOKEN, (token) => parts[token] ?? token)
}

/** Shows a date or time in business time. */
export const dateCell = defineCell<DateCellProps>({
  name: 'Date',
  title: 'Date',
  accepts: ['string'],
  noWrap: true,
  Component: ({ value, props }) => {
    const text = asText(value)
    if (text === undefined) return emptyValue
    return formatTime(text, props.format) ?? text
  },
})

export const stories: CellStory<DateCellProps>[] = [
  { name: 'A time', value: '2026-03-08 09:05:00' },
  { name: 'A day', value: '2026-03-08' },
  { name: 'A format of its own', value: '2026-03-08 09:05:00', props: { format: 'MM/DD HH:mm' } },
  { name: 'The day of a time', value: '2026-03-08 09:05:00', props: { format: 'YYYY-MM-DD' } },
  { name: 'No time at all', value: 'soon' },
  { name: 'Absent', value: null },
]
