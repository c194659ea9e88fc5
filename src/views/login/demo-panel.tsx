import type { Translate } from '#runtime/i18n'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts'
import styles from './demo-panel.module.css'

interface DemoPanelProps {
  text: Translate
  onPick: (username: string) => void
}

/** Says that this is a demo and offers its accounts; a click fills the form in. */
export function DemoPanel({ text, onPick }: DemoPanelProps) {
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">{text('Demo mode')}</h2>
      <p>
        {text('Every account starts with the password {{password}}; pick one:', {
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
