import type { FormText } from '#schemas'
import { MarkdownText } from './markdown-text.tsx'
import css from './words.module.css'

interface WordsProps extends Pick<FormText, 'format' | 'tone'> {
  text: string
}

/** A text of a page, plain or Markdown. */
export function Words({ text, format, tone }: WordsProps) {
  const Tag = format === 'markdown' ? 'div' : 'p'
  return (
    <Tag className={css.words} data-tone={tone}>
      {format === 'markdown' ? <MarkdownText text={text} /> : text}
    </Tag>
  )
}
