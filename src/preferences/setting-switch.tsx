import { Switch } from 'antd'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { type Preferences, preferences, setPreference } from './preferences-store.ts'
import styles from './settings-drawer.module.css'

type Flag = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never
}[keyof Preferences]

interface SettingSwitchProps {
  name: Flag
  label: string
  /** What is in force, where that may be another than what was chosen. */
  isOn?: boolean
  /** Why it can't be changed now. */
  reason?: string | undefined
}

/** A setting that is on or off. */
export function SettingSwitch({ name, label, isOn, reason }: SettingSwitchProps) {
  const chosen = useSnapshot(preferences)
  const id = useId()
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>
        <span>{label}</span>
        {reason === undefined ? null : (
          <small id={`${id}-reason`} className={styles.reason}>
            {reason}
          </small>
        )}
      </label>
      <Switch
        id={id}
        checked={isOn ?? chosen[name]}
        disabled={reason !== undefined}
        aria-label={label}
        aria-describedby={reason === undefined ? undefined : `${id}-reason`}
        onChange={(value) => setPreference(name, value)}
      />
    </div>
  )
}
