import { observer } from '@formily/react'
import type { TextState } from '#runtime'
import css from './form.module.css'

/** A text between the inputs. */
export const TextNode = observer(({ text }: { text: TextState }) =>
  text.shown.value ? (
    <p className={css.text} data-tone={text.spec.tone ?? 'default'}>
      {text.text.value}
    </p>
  ) : null,
)
