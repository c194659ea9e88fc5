import { useText } from '#runtime'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts'
import styles from './demo-panel.module.css'

interface DemoPanelProps {
  onPick: (username: string) => void
}

/** Tells that this is a demo and lists its accounts. A click on an account fills in the form. */
export function DemoPanel({ onPick }: DemoPanelProps) {
  const text = useText()
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">{text('Demo mode')}</h2>
      <p>
        {text('All accounts use the password {{password}}. Choose one:', {
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
