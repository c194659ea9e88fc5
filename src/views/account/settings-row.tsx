import type { ReactNode } from 'react'
import styles from './account.module.css'
import settings from './settings.module.css'

interface SettingsRowProps {
  title: string
  hint: string
  note?: string
  action?: ReactNode
}

/** A row of the settings: title, current state and a button. */
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
