import type { ChangeEventHandler, InputHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './fields.module.css'

/** What a form lends to each of its inputs. */
export interface BoundInput {
  name: string
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  /** In the language of the screen. */
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
}

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  error?: string | undefined
  /** Shown below while there is no error. */
  hint?: string | undefined
  /** `good` where the hint is no warning. */
  hintTone?: 'good' | undefined
  /** Stands at the input's end: a button or a picture. */
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** A labelled input that says what is wrong with it. */
export function TextInput({ name, label, error, hint, hintTone, end, inputRef, ...input }: TextInputProps) {
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <div className={styles.box} data-invalid={error !== undefined}>
        <input
          {...input}
          id={name}
          name={name}
          ref={inputRef}
          aria-invalid={error !== undefined}
          aria-describedby={note ? `${name}-note` : undefined}
        />
        {end}
      </div>
      <p
        id={`${name}-note`}
        className={error ? styles.error : styles.hint}
        data-tone={error ? undefined : hintTone}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  )
}
