import type { FormText } from '#schemas'
import { MarkdownText } from './markdown-text.tsx'
import css from './words.module.css'

interface WordsProps extends Pick<FormText, 'format' | 'tone'> {
  text: string
}

/** Shows a text of a page, which is plain text or Markdown. */
export function Words({ text, format, tone }: WordsProps) {
  const Tag = format === 'markdown' ? 'div' : 'p'
  return (
    <Tag className={css.words} data-tone={tone}>
      {format === 'markdown' ? <MarkdownText text={text} /> : text}
    </Tag>
  )
}
