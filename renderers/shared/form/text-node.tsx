import { observer, type TextState, useInspectMark } from '#runtime'
import css from './form.module.css'

/** A text between inputs. */
export const TextNode = observer(({ text }: { text: TextState }) => {
  const mark = useInspectMark()
  return text.shown.value ? (
    <p className={css.text} data-tone={text.spec.tone ?? 'default'} {...mark(text.at)}>
      {text.text.value}
    </p>
  ) : null
})
