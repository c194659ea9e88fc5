import { Flex } from 'antd'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#runtime'
import { PRIMARY_COLORS } from '#schemas/tokens'
import styles from './preference-settings.module.css'
import { preferences, setPreference } from './preferences-store.ts'

/** Lets the user select the primary color. Each color has a name. */
export function ColorChoice() {
  const text = useText()
  const { primaryColor } = useSnapshot(preferences)
  const group = useId()
  // In the order of `PRIMARY_COLORS`.
  const names = [
    text('Daybreak blue'),
    text('Dusk red'),
    text('Volcano orange'),
    text('Sunset gold'),
    text('Bright cyan'),
    text('Aurora green'),
    text('Geek blue'),
    text('Violet'),
  ]
  return (
    <fieldset className={styles.group}>
      <legend>{text('Primary colour')}</legend>
      <Flex wrap gap={8}>
        {PRIMARY_COLORS.map((color, index) => (
          <label key={color} className={styles.color} title={names[index]}>
            <input
              type="radio"
              name={group}
              checked={primaryColor === color}
              aria-label={names[index]}
              onChange={() => setPreference('primaryColor', color)}
            />
            <span style={{ background: color }} />
          </label>
        ))}
      </Flex>
      <span className={styles.reason} aria-hidden="true">
        {names[PRIMARY_COLORS.indexOf(primaryColor)]}
      </span>
    </fieldset>
  )
}
