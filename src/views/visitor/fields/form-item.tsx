import type { FormItemProps } from '#runtime'
import styles from './fields.module.css'

/** A label, its input, and the error of the input. Space for the error is always reserved. */
export function FormItem({ id, label, errors, errorId, children }: FormItemProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={errorId} className={styles.error} aria-live="polite">
        {errors.join(' ')}
      </p>
    </div>
  )
}
