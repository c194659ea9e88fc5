import { defineCell, useDict } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { DictTag } from '../../shared/dict-tag.tsx'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { DictCellProps } from './schema.ts'

/** A value that the dictionary lacks shows as it is stored: better a code than a gap. */
function DictValue({ value, props }: { value: string; props: DictCellProps }) {
  const item = useDict(props.dict).find(value)
  const text = item?.text ?? value
  return props.plain ? text : <DictTag text={text} color={item?.color} />
}

/** The text of a dictionary's value in the user's language, as a tag in the dictionary's colour. */
export const dictCell = defineCell<DictCellProps>({
  name: 'Dict',
  title: 'Dictionary',
  accepts: ['string', 'integer', 'boolean'],
  Component: ({ value, props }) => {
    const text = asText(value)
    return text === undefined ? emptyValue : <DictValue value={text} props={props} />
  },
})
