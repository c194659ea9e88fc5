import { useField } from '@formily/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldProps } from '#runtime'
import styles from './fields.module.css'

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps<object>>

export type TextInputProps = FieldProps<Attributes, string> & {
  /** Hint below the input. Hidden while there is an error. */
  hint?: string | undefined
  /** `good` if the hint is good news instead of a warning. */
  hintTone?: 'good' | undefined
  /** A button or picture at the right end of the input. */
  end?: ReactNode
}

/** A text input. The browser's autofill depends on the name of the input. */
export function TextInput({ value = '', onChange, hint, hintTone, end, ...input }: TextInputProps) {
  const { props } = useField()
  const isInvalid = input['aria-invalid']
  const note = hint !== undefined && !isInvalid ? `${input.id}-hint` : undefined
  return (
    <>
      <div className={styles.box} data-invalid={isInvalid}>
        <input
          aria-describedby={note}
          {...input}
          name={String(props.name)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
      {note && (
        <p id={note} className={styles.hint} data-tone={hintTone} aria-live="polite">
          {hint}
        </p>
      )}
    </>
  )
}
