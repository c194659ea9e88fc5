import type { Translate } from '#runtime/i18n'
import styles from './fields.module.css'
import { type BoundInput, TextInput } from './text-input.tsx'
import type { CaptchaState } from './use-captcha.ts'

interface CaptchaInputProps extends BoundInput {
  text: Translate
  captcha: CaptchaState
}

/** The characters of a picture; a click on the picture fetches another. */
export function CaptchaInput({ text, captcha, ...input }: CaptchaInputProps) {
  return (
    <TextInput
      {...input}
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
          onClick={() => void captcha.refresh()}
        >
          {captcha.picture ? (
            <img src={captcha.picture.image} alt={text('Verification code')} height={36} />
          ) : (
            <span>{text('Show another code')}</span>
          )}
        </button>
      }
    />
  )
}
