import type { FormItemProps } from '#runtime'
import styles from './fields.module.css'

/** A label, its input, and below it what is wrong; the place of the error is kept free. */
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
