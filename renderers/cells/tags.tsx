import Type, { type Static } from 'typebox'
import { type CellArgs, type CellStory, defineCell, useDict } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { DictTag } from '../shared/dict-tag.tsx'
import { emptyValue, orDash } from '../shared/empty-value.tsx'
import css from './tags.module.css'

export const TagsCellProps = strictObject({
  dict: Type.Optional(
    Type.String({
      title: 'Dictionary',
      description: 'Dictionary with the labels and colours of the tags.',
      pattern: '^[a-z][A-Za-z0-9_]{0,99}$',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      title: 'Maximum number of tags',
      description: 'Hidden tags are shown as a count.',
      minimum: 1,
      maximum: 20,
      default: 3,
    }),
  ),
})
export type TagsCellProps = Static<typeof TagsCellProps>

interface Tag {
  text: string
  color?: string | undefined
}

const DEFAULT_LIMIT = 3

/** Returns the items of a value that is a list or a comma-separated text. */
function itemsOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : (asText(value)?.split(',') ?? [])
  return parts.flatMap((part) => asText(part)?.trim() || [])
}

function View({ value, props: { dict, limit = DEFAULT_LIMIT } }: CellArgs<TagsCellProps>) {
  const items = itemsOf(value)
  if (items.length === 0) return emptyValue
  if (dict !== undefined) return <DictTags items={items} dict={dict} limit={limit} />
  return <Row tags={items.map((text) => ({ text }))} limit={limit} />
}

function DictTags({ items, dict, limit }: { items: readonly string[]; dict: string; limit: number }) {
  const { find } = useDict(dict)
  const tags = items.map((item) => ({ text: find(item)?.text ?? item, color: find(item)?.color }))
  return <Row tags={tags} limit={limit} />
}

function Row({ tags, limit }: { tags: readonly Tag[]; limit: number }) {
  const rest = tags.slice(limit)
  return (
    <span className={css.tags}>
      {tags.slice(0, limit).map(({ text, color }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
        <DictTag key={index} text={text} color={color} />
      ))}
      {rest.length > 0 && <span title={rest.map(({ text }) => text).join(', ')}>+{rest.length}</span>}
    </span>
  )
}

/** Shows several texts, each in a tag of its own. */
export const tagsCell = defineCell<TagsCellProps>({
  name: 'Tags',
  title: 'Tags',
  accepts: ['array', 'string'],
  Component: orDash(View),
})

export const stories: CellStory<TagsCellProps>[] = [
  { name: 'Words', value: ['north', 'franchise'] },
  { name: 'Parted by commas', value: 'north, franchise' },
  { name: 'More than fit', value: ['one', 'two', 'three', 'four', 'five'] },
  { name: 'Of a dictionary', value: ['PENDING', 'HELD'], props: { dict: 'settle_bill_status' } },
  { name: 'None', value: [] },
  { name: 'Absent', value: null },
]
