import type { Translate } from '#runtime/i18n'
import styles from './no-sms.module.css'

interface NoSmsProps {
  text: Translate
}

/** Takes a form's place where its codes would never arrive. */
export function NoSms({ text }: NoSmsProps) {
  return (
    <p className={styles.notice} role="status">
      {text('This server sends no codes by SMS yet. Please ask your administrator.')}
    </p>
  )
}
