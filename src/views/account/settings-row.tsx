import type { ReactNode } from 'react'
import styles from './account.module.css'
import settings from './settings.module.css'

interface SettingsRowProps {
  title: string
  hint: string
  note?: string
  action?: ReactNode
}

/** One setting: what it is, how it stands, and what can be done about it. */
export function SettingsRow({ title, hint, note, action }: SettingsRowProps) {
  return (
    <section className={settings.row}>
      <div>
        <h2>{title}</h2>
        <p>{hint}</p>
        {note === undefined ? null : <p className={styles.hint}>{note}</p>}
      </div>
      {action}
    </section>
  )
}
