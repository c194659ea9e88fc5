import { observer, type TextState, useMark } from '#runtime'
import css from './form.module.css'

/** A text between the inputs. */
export const TextNode = observer(({ text }: { text: TextState }) => {
  const mark = useMark()
  return text.shown.value ? (
    <p className={css.text} data-tone={text.spec.tone ?? 'default'} {...mark(text.at)}>
      {text.text.value}
    </p>
  ) : null
})
