import Type, { type Static } from 'typebox'
import { type CellStory, defineCell, useDict } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { DictTag } from '../shared/dict-tag.tsx'
import { emptyValue } from '../shared/empty-value.tsx'

export const DictCellProps = strictObject({
  dict: Type.String({
    title: 'Dictionary',
    description: 'Code of the dictionary, such as settle_bill_status.',
    pattern: '^[a-z][A-Za-z0-9_]{0,99}$',
  }),
  plain: Type.Optional(
    Type.Boolean({
      title: 'Text only',
      description: 'Shows the label without a coloured tag.',
      default: false,
    }),
  ),
})
export type DictCellProps = Static<typeof DictCellProps>

/** Shows the text of a dictionary item. A value that is not in the dictionary is shown as it is stored. */
function DictValue({ value, props }: { value: string; props: DictCellProps }) {
  const item = useDict(props.dict).find(value)
  const text = item?.text ?? value
  return props.plain ? text : <DictTag text={text} color={item?.color} />
}

/** Shows the localized text of a dictionary value, as a tag in the color that the dictionary sets. */
export const dictCell = defineCell<DictCellProps>({
  name: 'Dict',
  title: 'Dictionary',
  accepts: ['string', 'integer', 'boolean'],
  Component: ({ value, props }) => {
    const text = asText(value)
    return text === undefined ? emptyValue : <DictValue value={text} props={props} />
  },
})

const props = { dict: 'settle_bill_status' }

export const stories: CellStory<DictCellProps>[] = [
  { name: 'Waiting', value: 'PENDING', props },
  { name: 'Held', value: 'HELD', props },
  { name: 'Confirmed', value: 'CONFIRMED', props },
  { name: 'Settled', value: 'SETTLED', props },
  { name: 'Failed', value: 'FAILED', props },
  { name: 'Text only', value: 'PENDING', props: { ...props, plain: true } },
  { name: 'Not in the dictionary', value: 'ARCHIVED', props },
  { name: 'Absent', value: null, props },
]
