import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { LayoutPicture, type Picture } from './layout-picture.tsx'
import { type Preferences, preferences, setPreference } from './preferences-store.ts'
import styles from './settings-drawer.module.css'

interface Option<Value> {
  value: Value
  label: string
  picture: Picture
  isDisabled?: boolean
}

interface PictureChoiceProps<Name extends keyof Preferences> {
  name: Name
  title: string
  options: readonly Option<Preferences[Name]>[]
  /** What is in force, where that is another than what was chosen. */
  shown?: Preferences[Name] | undefined
  /** Why some can't be chosen now. */
  reason?: string | undefined
}

/** A setting with few values, each with a picture of what it does. */
export function PictureChoice<Name extends keyof Preferences>(props: PictureChoiceProps<Name>) {
  const { name, title, options, shown, reason } = props
  const chosen: Readonly<Preferences> = useSnapshot(preferences)
  const group = useId()
  const reasonId = `${group}-reason`
  return (
    <fieldset className={styles.group} aria-describedby={reason === undefined ? undefined : reasonId}>
      <legend>{title}</legend>
      <div className={styles.cards}>
        {options.map(({ value, label, picture, isDisabled = false }) => (
          <label key={String(value)} className={styles.card}>
            <input
              type="radio"
              name={group}
              checked={(shown ?? chosen[name]) === value}
              disabled={isDisabled}
              aria-describedby={isDisabled ? reasonId : undefined}
              onChange={() => setPreference(name, value)}
            />
            <LayoutPicture {...picture} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {reason === undefined ? null : (
        <small id={reasonId} className={styles.reason}>
          {reason}
        </small>
      )}
    </fieldset>
  )
}
