import type { ReactNode } from 'react'
import styles from './notice-text.module.css'

/** The text of a notification, and below it the reference of the failed request, if any. */
export const noticeText = (text: string, reference: string | undefined): ReactNode =>
  reference === undefined ? (
    text
  ) : (
    <>
      <div>{text}</div>
      <div className={styles.reference}>{reference}</div>
    </>
  )
