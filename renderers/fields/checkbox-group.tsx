import { connect, mapReadPretty } from '@formily/react'
import { Checkbox } from 'antd'
import type { Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { TextList } from '../shared/field-view.tsx'
import { type Choice, keysOf, valuesOf } from '../shared/own-options/keys.ts'
import { labelsOf, pickerOptions } from '../shared/own-options/own-options.ts'
import { ownOptions } from '../shared/own-options/schema.ts'
import { describedByNote, RequiredNote } from '../shared/required-note.tsx'
import { groupProps } from '../shared/use-input-props.ts'

export const CheckboxGroupFieldProps = strictObject({ options: ownOptions })
export type CheckboxGroupFieldProps = Static<typeof CheckboxGroupFieldProps>

type Args = FieldProps<CheckboxGroupFieldProps, Choice[]>

function Component({ value, onChange, ...props }: Args) {
  const t = useText()
  return (
    <>
      <Checkbox.Group
        {...groupProps({ ...props, 'aria-describedby': describedByNote(props) })}
        role="group"
        style={{ flexWrap: 'wrap', gap: '4px 16px' }}
        options={pickerOptions(props.options, t)}
        value={keysOf(value)}
        onChange={(keys) => onChange(valuesOf(keys))}
      />
      <RequiredNote {...props} />
    </>
  )
}

function View({ value, ...props }: FieldProps<CheckboxGroupFieldProps, Choice[]>) {
  return <TextList texts={labelsOf(value, props.options, useText())} />
}

/** Selects one or more of a few options with checkboxes. */
export const checkboxGroupField = defineField<CheckboxGroupFieldProps, Choice[]>({
  name: 'CheckboxGroup',
  title: 'Checkboxes',
  accepts: ['array', 'string', 'integer', 'boolean'],
  Component: connect(Component, mapReadPretty(View)),
})

const props: CheckboxGroupFieldProps = {
  options: [
    { value: 'DINE_IN', label: 'Dine in' },
    { value: 'TAKE_AWAY', label: 'Take away' },
    { value: 'DELIVERY', label: 'Delivery' },
  ],
}

export const stories: FieldStory<CheckboxGroupFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'Two', value: ['DINE_IN', 'DELIVERY'], props },
  { name: 'One that is no option any more', value: ['DINE_IN', 'DRONE'], props },
  { name: 'Disabled', value: ['DINE_IN'], props, disabled: true },
]
