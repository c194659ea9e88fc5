import type { ReactNode } from 'react'
import styles from './form-parts.module.css'

interface FormAlertProps {
  /** Localized error. Without an error, nothing is shown. */
  children: string | undefined
}

/** Error of the whole form. */
export function FormAlert({ children }: FormAlertProps) {
  return children === undefined ? null : (
    <p className={styles.failure} role="alert">
      {children}
    </p>
  )
}

interface SubmitButtonProps {
  isBusy: boolean
  children: ReactNode
}

/** Submits the form. While the form is busy, shows a spinner and ignores clicks. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={styles.submit} aria-disabled={isBusy}>
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  )
}

interface PageHeadingProps {
  title: string
  lead?: string | undefined
}

/** Heading of a visitor page. Pages without inputs focus the heading. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={`${styles.lead} sentence-case`}>{lead}</p>}
    </>
  )
}
