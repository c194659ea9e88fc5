import type { Translate } from '#runtime/i18n'
import { type BoundInput, TextInput } from './text-input.tsx'

interface PhoneInputProps extends BoundInput {
  text: Translate
  autoFocus?: boolean
  onBlur?: () => void
}

/** A mobile number. */
export function PhoneInput({ text, ...input }: PhoneInputProps) {
  return (
    <TextInput
      {...input}
      type="tel"
      inputMode="tel"
      label={text('Mobile number')}
      autoComplete="tel-national"
      maxLength={20}
    />
  )
}
