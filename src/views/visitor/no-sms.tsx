import { useText } from '#runtime'
import styles from './no-sms.module.css'

/** Shown instead of a form that needs SMS codes, because the server can't send them. */
export function NoSms() {
  const text = useText()
  return (
    <p className={styles.notice} role="status">
      {text("SMS codes aren't available yet. Ask an administrator.")}
    </p>
  )
}
