import { connect, mapReadPretty } from '@formily/react'
import { Checkbox } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { YesNoView } from '../shared/field-view.tsx'

export const CheckboxFieldProps = strictObject({
  text: Type.Optional(
    Type.String({
      title: 'Checkbox label',
      description: 'Text beside the checkbox.',
      minLength: 1,
      maxLength: 200,
    }),
  ),
})
export type CheckboxFieldProps = Static<typeof CheckboxFieldProps>

function Component({ id, value, onChange, ...props }: FieldProps<CheckboxFieldProps, boolean>) {
  const t = useText()
  return (
    <Checkbox
      id={id}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
      disabled={props.disabled}
      aria-invalid={props['aria-invalid']}
      aria-required={props['aria-required']}
      aria-describedby={props['aria-describedby']}
    >
      {props.text && t(props.text)}
    </Checkbox>
  )
}

const View = ({ value }: FieldProps<CheckboxFieldProps, boolean>) => <YesNoView value={value} />

/** A checkbox with a label. */
export const checkboxField = defineField<CheckboxFieldProps, boolean>({
  name: 'Checkbox',
  title: 'Checkbox',
  accepts: ['boolean'],
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<CheckboxFieldProps>[] = [
  { name: 'Empty', props: { text: 'The owner has agreed' } },
  { name: 'Ticked', value: true, props: { text: 'The owner has agreed' } },
  { name: 'Disabled', value: true, props: { text: 'The owner has agreed' }, disabled: true },
]
