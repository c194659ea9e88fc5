import { Flex } from 'antd'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#runtime'
import { PRIMARY_COLORS, preferences, setPreference } from './preferences-store.ts'
import styles from './settings-drawer.module.css'

/** Lets the user select the primary color. Each color has a name. */
export function ColorChoice() {
  const text = useText()
  const { primaryColor } = useSnapshot(preferences)
  const group = useId()
  const names = {
    '#1890FF': text('Daybreak blue'),
    '#F5222D': text('Dusk red'),
    '#FA541C': text('Volcano orange'),
    '#FAAD14': text('Sunset gold'),
    '#13C2C2': text('Bright cyan'),
    '#52C41A': text('Aurora green'),
    '#2F54EB': text('Geek blue'),
    '#722ED1': text('Violet'),
  }
  return (
    <fieldset className={styles.group}>
      <legend>{text('Primary colour')}</legend>
      <Flex wrap gap={8}>
        {PRIMARY_COLORS.map((color) => (
          <label key={color} className={styles.color} title={names[color]}>
            <input
              type="radio"
              name={group}
              checked={primaryColor === color}
              aria-label={names[color]}
              onChange={() => setPreference('primaryColor', color)}
            />
            <span style={{ background: color }} />
          </label>
        ))}
      </Flex>
      <span className={styles.reason} aria-hidden="true">
        {names[primaryColor]}
      </span>
    </fieldset>
  )
}
