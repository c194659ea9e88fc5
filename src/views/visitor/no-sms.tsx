import { useText } from '#runtime'
import styles from './no-sms.module.css'

/** Takes a form's place where its codes would never arrive. */
export function NoSms() {
  const text = useText()
  return (
    <p className={styles.notice} role="status">
      {text("SMS codes aren't available yet. Ask your administrator.")}
    </p>
  )
}
