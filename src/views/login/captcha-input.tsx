import type { ChangeEventHandler, Ref } from 'react'
import type { Translate } from '#runtime/i18n'
import styles from './login.module.css'
import type { Captcha } from './sign-in.ts'
import { TextInput } from './text-input.tsx'

interface CaptchaInputProps {
  text: Translate
  captcha: Captcha | undefined
  onRefresh: () => void
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
}

/** The characters of a picture; a click on the picture fetches another. */
export function CaptchaInput({ text, captcha, onRefresh, ...input }: CaptchaInputProps) {
  return (
    <TextInput
      {...input}
      name="captcha"
      label={text('Verification code')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={8}
      end={
        <button
          type="button"
          className={styles.captcha}
          title={text('Show another code')}
          onClick={onRefresh}
        >
          {captcha ? (
            <img src={captcha.image} alt={text('Verification code')} height={36} />
          ) : (
            <span>{text('Show another code')}</span>
          )}
        </button>
      }
    />
  )
}
