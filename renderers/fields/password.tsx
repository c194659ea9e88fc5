import { connect, mapReadPretty } from '@formily/react'
import { Input } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { emptyValue } from '../shared/empty-value.tsx'
import { placeholder } from '../shared/own-options/schema.ts'
import { useInputProps } from '../shared/use-input-props.ts'

export const PasswordFieldProps = strictObject({
  maxLength: Type.Optional(Type.Integer({ title: 'Maximum length', minimum: 1, maximum: 200, default: 100 })),
  placeholder,
  autoComplete: Type.Optional(
    stringEnum(['new-password', 'current-password'], { title: 'Autofill', default: 'new-password' }),
  ),
})
export type PasswordFieldProps = Static<typeof PasswordFieldProps>

const DEFAULT_LENGTH = 100
/**
 * Dots that stand for any password. Their number is always the same, because the length of a password is
 * secret too.
 */
const DOTS = '••••••••'

function Component({ value, onChange, ...props }: FieldProps<PasswordFieldProps, string>) {
  return (
    <Input.Password
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      maxLength={props.maxLength ?? DEFAULT_LENGTH}
      autoComplete={props.autoComplete ?? 'new-password'}
      {...useInputProps(props)}
    />
  )
}

function View({ value }: FieldProps<PasswordFieldProps, string>) {
  const t = useText()
  if (asText(value) === undefined) return emptyValue
  return (
    <span role="img" aria-label={t('Hidden')}>
      {DOTS}
    </span>
  )
}

/** A password input. The read-only view shows the same number of dots for every password. */
export const passwordField = defineField<PasswordFieldProps, string>({
  name: 'Password',
  title: 'Password',
  accepts: ['string'],
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<PasswordFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Secret of the channel' } },
  { name: 'Filled', value: 'correct horse' },
  { name: 'Disabled', value: 'correct horse', disabled: true },
]
