import { useText } from '#runtime'
import styles from './no-sms.module.css'

/** Replaces a form whose SMS codes are unavailable. */
export function NoSms() {
  const text = useText()
  return (
    <p className={styles.notice} role="status">
      {text("SMS codes aren't available yet. Ask your administrator.")}
    </p>
  )
}
