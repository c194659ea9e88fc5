import { Input } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { PasswordFieldProps } from './schema.ts'

const DEFAULT_LENGTH = 100
/** The same for every secret: its length is one, too. */
const DOTS = '••••••••'

export function Component({ id, value, onChange, props, ...look }: FieldArgs<PasswordFieldProps, string>) {
  const t = useText()
  const placeholder = look.placeholder ?? props.placeholder
  return (
    <Input.Password
      id={id}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      maxLength={props.maxLength ?? DEFAULT_LENGTH}
      autoComplete="new-password"
      disabled={look.disabled}
      status={look.invalid ? 'error' : ''}
      aria-invalid={look.invalid}
      aria-describedby={look.describedBy}
      placeholder={placeholder && t(placeholder)}
    />
  )
}

export function View({ value }: FieldViewArgs<PasswordFieldProps, string>) {
  const t = useText()
  if (asText(value) === undefined) return emptyValue
  return (
    <span role="img" aria-label={t('Hidden')}>
      {DOTS}
    </span>
  )
}
