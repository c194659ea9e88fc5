import type { ReactNode } from 'react'
import styles from './form-parts.module.css'

interface FormAlertProps {
  /** In the language of the screen; nothing is shown without. */
  children: string | undefined
}

/** What went wrong with the form as a whole. */
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

/** Sends the form; while it is busy a ring turns, and the form ignores another press. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={styles.submit} aria-disabled={isBusy}>
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  )
}

interface HeadProps {
  title: string
  lead?: string | undefined
}

/** The head of a visitor's page; it can take the focus where no input is there for it. */
export function Head({ title, lead }: HeadProps) {
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </>
  )
}
