import type { ReactNode } from 'react'
import css from './range.module.css'

/** Id of the second input of a range. */
export const endIdOf = (id: string) => `${id}-end`

interface WithEndProps {
  /** Of the first input, which the form's own label names. */
  id: string
  words: string
  children: ReactNode
}

/** Names the second input of a range to those who can't see its placeholder; a filled one has none anyway. */
export function WithEnd({ id, words, children }: WithEndProps) {
  return (
    <div className={css.named}>
      <label className="visually-hidden" htmlFor={endIdOf(id)}>
        {words}
      </label>
      {children}
    </div>
  )
}
