import { connect, mapReadPretty } from '@formily/react'
import { Input } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { LongTextView } from '../shared/field-view.tsx'
import { useInputProps } from '../shared/use-input-props.ts'

export const TextAreaFieldProps = strictObject({
  rows: Type.Optional(Type.Integer({ title: 'Height in rows', minimum: 2, maximum: 20, default: 4 })),
  maxLength: Type.Optional(
    Type.Integer({
      title: 'Maximum length',
      description: 'A counter below the field shows it.',
      minimum: 1,
      maximum: 10_000,
      default: 500,
    }),
  ),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type TextAreaFieldProps = Static<typeof TextAreaFieldProps>

const View = ({ value }: FieldProps<TextAreaFieldProps, string>) => <LongTextView value={value} />

const DEFAULT_ROWS = 4
const DEFAULT_LENGTH = 500
/** Height in px of antd's character counter, which is below the box. */
const COUNTER_HEIGHT = 22

function TextAreaField({ value, onChange, ...props }: FieldProps<TextAreaFieldProps, string>) {
  return (
    <Input.TextArea
      value={asText(value) ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      rows={props.rows ?? DEFAULT_ROWS}
      maxLength={props.maxLength ?? DEFAULT_LENGTH}
      showCount
      style={{ marginBottom: COUNTER_HEIGHT }}
      {...useInputProps(props)}
    />
  )
}

/** Edits a text of several lines, with a character counter. */
export const textAreaField = defineField<TextAreaFieldProps, string>({
  name: 'TextArea',
  title: 'Long text',
  accepts: ['string'],
  Component: connect(TextAreaField, mapReadPretty(View)),
})

export const stories: FieldStory<TextAreaFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Why is it held?' } },
  { name: 'Filled', value: 'The account was closed by the bank.', props: { rows: 3, maxLength: 200 } },
  { name: 'Disabled', value: 'The account was closed by the bank.', disabled: true },
]
