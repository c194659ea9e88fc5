import { useText } from '#runtime'
import { type PasswordStrength, passwordStrength } from '../session/password-strength.ts'
import styles from './header.module.css'

const words: Record<PasswordStrength, string> = { weak: 'Weak', medium: 'Medium', strong: 'Strong' }
const steps: Record<PasswordStrength, number> = { weak: 1, medium: 2, strong: 3 }

interface StrengthMeterProps {
  password: string
  username: string
}

/** How hard the typed password is to guess, told as it is typed. */
export function StrengthMeter({ password, username }: StrengthMeterProps) {
  const text = useText()
  const strength = passwordStrength(password, username)
  return (
    <div className={styles.strength} data-strength={strength} role="status">
      <span className={styles.bars} aria-hidden>
        {[1, 2, 3].map((step) => (
          <span key={step} data-filled={step <= steps[strength]} />
        ))}
      </span>
      {text('Password strength: {{strength}}', { strength: text(words[strength]) })}
    </div>
  )
}
