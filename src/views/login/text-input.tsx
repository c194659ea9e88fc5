import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './login.module.css'

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  error?: string | undefined
  /** Shown below while there is no error. */
  hint?: string | undefined
  /** Stands at the input's end: a button or a picture. */
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** A labelled input that says what is wrong with it. */
export function TextInput({ name, label, error, hint, end, inputRef, ...input }: TextInputProps) {
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
      <p id={`${name}-note`} className={error ? styles.error : styles.hint} aria-live="polite">
        {note}
      </p>
    </div>
  )
}
