import { type KeyboardEvent, useState } from 'react'
import { useText } from '#runtime'
import { EyeIcon } from './eye-icon.tsx'
import styles from './fields.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A password input. A button shows the password, and a hint appears if caps lock is on. */
export function PasswordInput(input: TextInputProps) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <TextInput
      {...input}
      type={isShown ? 'text' : 'password'}
      maxLength={200}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
      hint={hasCapsLock ? text('Caps lock is on.') : undefined}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-pressed={isShown}
          aria-label={isShown ? text('Hide password') : text('Show password')}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isOpen={isShown} />
        </button>
      }
    />
  )
}
