import { Input } from 'antd'
import { defineField, type FieldArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { lazyFieldView } from '../../shared/lazy-field.tsx'
import type { TextAreaFieldProps } from './schema.ts'

const DEFAULT_ROWS = 4
const DEFAULT_LENGTH = 500
/** antd hangs the counter below the box, in px. */
const COUNTER_HEIGHT = 22

function TextAreaField({ id, value, onChange, props, ...look }: FieldArgs<TextAreaFieldProps, string>) {
  const t = useText()
  const placeholder = look.placeholder ?? props.placeholder
  return (
    <Input.TextArea
      id={id}
      value={asText(value) ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      rows={props.rows ?? DEFAULT_ROWS}
      maxLength={props.maxLength ?? DEFAULT_LENGTH}
      showCount
      style={{ marginBottom: COUNTER_HEIGHT }}
      disabled={look.disabled}
      status={look.invalid ? 'error' : ''}
      aria-invalid={look.invalid}
      aria-describedby={look.describedBy}
      placeholder={placeholder && t(placeholder)}
    />
  )
}

/** Several lines of text with a counter. */
export const textAreaField = defineField<TextAreaFieldProps, string>({
  name: 'TextArea',
  title: 'Long text',
  accepts: ['string'],
  Component: TextAreaField,
  View: lazyFieldView<TextAreaFieldProps, string>('TextArea'),
})
