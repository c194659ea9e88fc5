import { connect, mapReadPretty } from '@formily/react'
import { Input } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { TextView } from '../shared/field-view.tsx'
import { useInputProps } from '../shared/use-input-props.ts'

export const TextFieldProps = strictObject({
  maxLength: Type.Optional(
    Type.Integer({ title: 'Maximum length', minimum: 1, maximum: 2000, default: 200 }),
  ),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
  type: Type.Optional(stringEnum(['text', 'email', 'tel', 'url'], { title: 'Input type', default: 'text' })),
  autoComplete: Type.Optional(
    Type.String({
      title: 'Autofill',
      description: 'Autofill hint for the browser, such as email.',
      minLength: 1,
      maxLength: 50,
      default: 'off',
    }),
  ),
})
export type TextFieldProps = Static<typeof TextFieldProps>

const View = ({ value }: FieldProps<TextFieldProps, string>) => <TextView value={value} />

const DEFAULT_LENGTH = 200

function TextField({ value, onChange, ...props }: FieldProps<TextFieldProps, string>) {
  return (
    <Input
      value={asText(value) ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      maxLength={props.maxLength ?? DEFAULT_LENGTH}
      allowClear
      type={props.type}
      autoComplete={props.autoComplete ?? 'off'}
      {...useInputProps(props)}
    />
  )
}

/** Edits one line of text. If the input is empty, the field has no value. */
export const textField = defineField<TextFieldProps, string>({
  name: 'Text',
  title: 'Text',
  accepts: ['string'],
  Component: connect(TextField, mapReadPretty(View)),
})

export const stories: FieldStory<TextFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Bill number' } },
  { name: 'Filled', value: 'SB20260308000007' },
  { name: 'Disabled', value: 'SB20260308000007', disabled: true },
]
