import type { ReactNode } from 'react'
import css from './field-note.module.css'

interface FieldNoteProps {
  tone?: 'info' | 'warning'
  children: ReactNode
}

/** A note below an input. Screen readers announce the note when it changes. */
export function FieldNote({ tone = 'info', children }: FieldNoteProps) {
  return (
    <p className={css.note} data-tone={tone} role="status">
      {children}
    </p>
  )
}
