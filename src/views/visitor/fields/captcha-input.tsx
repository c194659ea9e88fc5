import { use } from 'react'
import { useText } from '#runtime'
import styles from './fields.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { VisitorFormContext } from './visitor-form-context.ts'

/** Input for the captcha. A click on the picture loads a new picture. */
export function CaptchaInput(input: TextInputProps) {
  const text = useText()
  const { captcha } = use(VisitorFormContext)
  return (
    <TextInput
      {...input}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={8}
      end={
        <button
          type="button"
          className={styles.captcha}
          title={text('Show another image')}
          onClick={() => void captcha?.refresh()}
        >
          {captcha?.picture ? (
            <img src={captcha.picture.image} alt={text('Verification code')} height={36} />
          ) : (
            <span>{text('Show another image')}</span>
          )}
        </button>
      }
    />
  )
}
