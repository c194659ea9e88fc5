import type { ReactNode } from 'react'
import css from './range.module.css'

/** Id of the second input of a range. */
export const endIdOf = (id: string) => `${id}-end`

interface WithEndProps {
  /** Id of the first input, which the form's label names. */
  id: string
  words: string
  children: ReactNode
}

/** Labels the second input of a range for screen readers. A filled input has no placeholder. */
export function LabelRangeEnd({ id, words, children }: WithEndProps) {
  return (
    <div className={css.named}>
      <label className="visually-hidden" htmlFor={endIdOf(id)}>
        {words}
      </label>
      {children}
    </div>
  )
}
