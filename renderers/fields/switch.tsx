import { connect, mapReadPretty } from '@formily/react'
import { Switch } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { YesNoView } from '../shared/field-view.tsx'

export const SwitchFieldProps = strictObject({
  on: Type.Optional(Type.String({ title: 'Label when on', minLength: 1, maxLength: 20 })),
  off: Type.Optional(Type.String({ title: 'Label when off', minLength: 1, maxLength: 20 })),
})
export type SwitchFieldProps = Static<typeof SwitchFieldProps>

const View = ({ value, ...props }: FieldProps<SwitchFieldProps, boolean>) => (
  <YesNoView value={value} yes={props.on} no={props.off} />
)

function SwitchField({
  id,
  value,
  onChange,
  disabled,
  'aria-describedby': describedBy,
  ...props
}: FieldProps<SwitchFieldProps, boolean>) {
  const t = useText()
  return (
    <Switch
      style={{ alignSelf: 'flex-start' }}
      id={id}
      checked={value === true}
      onChange={onChange}
      disabled={disabled}
      checkedChildren={props.on && t(props.on)}
      unCheckedChildren={props.off && t(props.off)}
      aria-required={props['aria-required']}
      aria-describedby={describedBy}
    />
  )
}

/** A switch. */
export const switchField = defineField<SwitchFieldProps, boolean>({
  name: 'Switch',
  title: 'Switch',
  accepts: ['boolean'],
  Component: connect(SwitchField, mapReadPretty(View)),
})

export const stories: FieldStory<SwitchFieldProps>[] = [
  { name: 'Off', value: false },
  { name: 'On', value: true },
  { name: 'With words', value: true, props: { on: 'On', off: 'Off' } },
  { name: 'Disabled', value: true, disabled: true },
]
