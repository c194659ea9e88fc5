import { type CellArgs, useDict } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { DictTag } from '../../shared/dict-tag.tsx'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { TagsCellProps } from './schema.ts'
import css from './tags.module.css'

interface Tag {
  text: string
  color?: string | undefined
}

const DEFAULT_LIMIT = 3

/** The words of a list, or of a text that parts them by commas. */
function wordsOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : (asText(value)?.split(',') ?? [])
  return parts.flatMap((part) => asText(part)?.trim() || [])
}

export function View({ value, props: { dict, limit = DEFAULT_LIMIT } }: CellArgs<TagsCellProps>) {
  const words = wordsOf(value)
  if (words.length === 0) return emptyValue
  if (dict !== undefined) return <DictTags words={words} dict={dict} limit={limit} />
  return <Row tags={words.map((text) => ({ text }))} limit={limit} />
}

function DictTags({ words, dict, limit }: { words: readonly string[]; dict: string; limit: number }) {
  const { find } = useDict(dict)
  const tags = words.map((word) => ({ text: find(word)?.text ?? word, color: find(word)?.color }))
  return <Row tags={tags} limit={limit} />
}

function Row({ tags, limit }: { tags: readonly Tag[]; limit: number }) {
  const rest = tags.slice(limit)
  return (
    <span className={css.tags}>
      {tags.slice(0, limit).map(({ text, color }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice
        <DictTag key={index} text={text} color={color} />
      ))}
      {rest.length > 0 && <span title={rest.map(({ text }) => text).join(', ')}>+{rest.length}</span>}
    </span>
  )
}
