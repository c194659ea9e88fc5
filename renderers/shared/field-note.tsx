import type { ReactNode } from 'react'
import css from './field-note.module.css'

interface FieldNoteProps {
  tone?: 'info' | 'warning'
  children: ReactNode
}

/** What to know of a value, below its input; read out when it changes. */
export function FieldNote({ tone = 'info', children }: FieldNoteProps) {
  return (
    <p className={css.note} data-tone={tone} role="status">
      {children}
    </p>
  )
}
