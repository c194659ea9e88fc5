import { useText } from '#runtime'
import { passwordRules, passwordStrength } from '../../../session/password-strength.ts'
import styles from './password-meter.module.css'

interface PasswordMeterProps {
  password: string
  username: string
}

const words = {
  weak: 'Strength: weak',
  medium: 'Strength: medium',
  strong: 'Strength: strong',
} as const

/** Shows in words how strong a new password is and which rules it meets. Colors only repeat the words. */
export function PasswordMeter({ password, username }: PasswordMeterProps) {
  const text = useText()
  const strength = password === '' ? undefined : passwordStrength(password, username)
  const { isLong, isNotName, isUncommon } = passwordRules(password, username)
  const rules: [boolean, string][] = [
    [isLong, text('At least 8 characters')],
    [isNotName, text('Not the user name')],
    [isUncommon, text('Not a common password')],
  ]
  return (
    <div className={styles.meter} data-strength={strength}>
      <p className={styles.word} aria-live="polite">
        {strength === undefined ? text('Password strength') : text(words[strength])}
      </p>
      <div className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <ul className={styles.rules} aria-label={text('Password requirements')}>
        {rules.map(([isMet, rule]) => (
          <li key={rule} data-kept={isMet}>
            <span className={styles.sign} role="img" aria-label={isMet ? text('kept') : text('not met')} />
            {rule}
          </li>
        ))}
      </ul>
    </div>
  )
}
