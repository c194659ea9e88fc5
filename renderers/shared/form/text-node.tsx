import { observer, type TextState, useInspectMark } from '#runtime'
import { Words } from '../words.tsx'
import css from './form.module.css'

/** Draws a text between the inputs of a form. */
export const TextNode = observer(({ text }: { text: TextState }) => {
  const mark = useInspectMark()
  if (!text.shown.value) return null
  const { format, tone = 'default' } = text.spec
  return (
    <div className={css.text} {...mark(text.at)}>
      <Words text={text.text.value} format={format} tone={tone} />
    </div>
  )
})
