import { useText } from '#runtime'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts'
import styles from './demo-panel.module.css'

interface DemoPanelProps {
  onPick: (username: string) => void
}

/**
 * Panel that explains demo mode and lists the demo accounts. A click on an account fills in the login form.
 */
export function DemoPanel({ onPick }: DemoPanelProps) {
  const text = useText()
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">{text('Demo mode')}</h2>
      <p>
        {text('Each account starts with the password {{password}}. Choose one:', {
          password: DEMO_PASSWORD,
        })}
      </p>
      <ul>
        {demoAccounts.map(({ username, role }) => (
          <li key={username}>
            <button type="button" onClick={() => onPick(username)}>
              <b>{username}</b>
              <span>{text(role)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
