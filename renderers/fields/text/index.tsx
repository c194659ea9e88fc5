import { Input } from 'antd'
import { defineField, type FieldArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { lazyFieldView } from '../../shared/lazy-field.tsx'
import type { TextFieldProps } from './schema.ts'

const DEFAULT_LENGTH = 200

function TextField({ id, value, onChange, props, ...look }: FieldArgs<TextFieldProps, string>) {
  const t = useText()
  const placeholder = look.placeholder ?? props.placeholder
  return (
    <Input
      id={id}
      value={asText(value) ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      maxLength={props.maxLength ?? DEFAULT_LENGTH}
      allowClear
      autoComplete="off"
      disabled={look.disabled}
      status={look.invalid ? 'error' : ''}
      aria-invalid={look.invalid}
      aria-describedby={look.describedBy}
      placeholder={placeholder && t(placeholder)}
    />
  )
}

/** One line of text; an emptied input is no value. */
export const textField = defineField<TextFieldProps, string>({
  name: 'Text',
  title: 'Text',
  accepts: ['string'],
  Component: TextField,
  View: lazyFieldView<TextFieldProps, string>('Text'),
})
