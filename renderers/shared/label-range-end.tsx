import type { ReactNode } from 'react'
import css from './range.module.css'

/** Id of the second input of a range. */
export const endIdOf = (id: string) => `${id}-end`

interface WithEndProps {
  /** Id of the first input, which the form's label names. */
  id: string
  label: string
  children: ReactNode
}

/**
 * Labels the second input of a range for screen readers, because a filled input doesn't show its placeholder.
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
