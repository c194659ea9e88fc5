import type { ReactNode } from 'react'
import css from './range.module.css'

/** Returns the id of the second input of a range. */
export const endIdOf = (id: string) => `${id}-end`

interface WithEndProps {
  /** Id of the first input. The label in the form belongs to this input. */
  id: string
  label: string
  children: ReactNode
}

/**
 * Gives the second input of a range a label for screen readers. The input's placeholder isn't enough, because
 * a filled input doesn't show it.
 */
export function LabelRangeEnd({ id, label, children }: WithEndProps) {
  return (
    <div className={css.named}>
      <label className="visually-hidden" htmlFor={endIdOf(id)}>
        {label}
      </label>
      {children}
    </div>
  )
}
