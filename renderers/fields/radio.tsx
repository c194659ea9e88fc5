import { connect, mapReadPretty } from '@formily/react'
import { Radio } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { TextView } from '../shared/field-view.tsx'
import { type Choice, choiceOf, keyOf } from '../shared/own-options/keys.ts'
import { labelsOf, pickerOptions } from '../shared/own-options/own-options.ts'
import { ownOptions } from '../shared/own-options/schema.ts'
import { groupProps } from '../shared/use-input-props.ts'

export const RadioFieldProps = strictObject({
  options: ownOptions,
  type: Type.Optional(stringEnum(['dots', 'buttons'], { title: 'Display as', default: 'dots' })),
})
export type RadioFieldProps = Static<typeof RadioFieldProps>

type Args = FieldProps<RadioFieldProps, Choice>

function Component({ value, onChange, ...props }: Args) {
  const t = useText()
  return (
    <Radio.Group
      {...groupProps(props)}
      aria-required={props['aria-required']}
      style={{ display: 'flex', flexWrap: 'wrap', alignSelf: 'flex-start', rowGap: 4 }}
      optionType={props.type === 'buttons' ? 'button' : 'default'}
      options={pickerOptions(props.options, t)}
      value={keyOf(value) ?? null}
      onChange={(event) => onChange(choiceOf(event.target.value as string))}
    />
  )
}

function View({ value, ...props }: FieldProps<RadioFieldProps, Choice>) {
  return <TextView value={labelsOf(value, props.options, useText())[0]} />
}

/** Selects one of a few options. Each option has a radio button. */
export const radioField = defineField<RadioFieldProps, Choice>({
  name: 'Radio',
  title: 'Radio buttons',
  accepts: ['string', 'integer', 'boolean'],
  Component: connect(Component, mapReadPretty(View)),
})

const props: RadioFieldProps = {
  options: [
    { value: 1, label: 'Settled each day' },
    { value: 7, label: 'Settled each week' },
  ],
}

export const stories: FieldStory<RadioFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: 7, props },
  { name: 'Buttons', value: 1, props: { ...props, type: 'buttons' } },
  { name: 'Disabled', value: 7, props, disabled: true },
]
