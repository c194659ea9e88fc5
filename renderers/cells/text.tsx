import Type, { type Static } from 'typebox'
import { type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { asText, cutText } from '../shared/as-text.ts'
import { emptyValue } from '../shared/empty-value.tsx'

export const TextCellProps = strictObject({
  limit: Type.Optional(
    Type.Integer({
      title: 'Maximum displayed length',
      description: 'Longer texts end with …; a tooltip shows the full text.',
      minimum: 1,
      maximum: 1000,
      default: 25,
    }),
  ),
})
export type TextCellProps = Static<typeof TextCellProps>

const DEFAULT_LIMIT = 25

/** Shows a text. A long text is shortened to a number of characters, and the full text appears on hover. */
export const textCell = defineCell<TextCellProps>({
  name: 'Text',
  title: 'Text',
  accepts: ['string', 'integer', 'number', 'boolean'],
  Component: ({ value, props }) => {
    const text = asText(value)
    if (text === undefined) return emptyValue
    const shown = cutText(text, props.limit ?? DEFAULT_LIMIT)
    return shown === text ? text : <span title={text}>{shown}</span>
  },
})

export const stories: CellStory<TextCellProps>[] = [
  { name: 'A short text', value: 'Dragon Well Tea House' },
  {
    name: 'Cut past 25 characters',
    value: 'Dragon Well Tea House, Hangzhou West Lake Culture Square Branch',
  },
  { name: 'Chinese', value: '西湖文化广场旗舰店（二十四小时营业）——杭州市下城区中山北路店' },
  { name: 'A limit of its own', value: 'Dragon Well Tea House', props: { limit: 10 } },
  { name: 'Markup is text', value: '<img src=x onerror=alert(1)>' },
  { name: 'A number', value: 42 },
  { name: 'Absent', value: null },
]
