import { Switch } from 'antd'
import { defineField, type FieldArgs, useText } from '#runtime'
import { lazyFieldView } from '../../shared/lazy-field.tsx'
import type { SwitchFieldProps } from './schema.ts'

function SwitchField({
  id,
  value,
  onChange,
  disabled,
  describedBy,
  props,
}: FieldArgs<SwitchFieldProps, boolean>) {
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
      aria-describedby={describedBy}
    />
  )
}

/** On or off. */
export const switchField = defineField<SwitchFieldProps, boolean>({
  name: 'Switch',
  title: 'On or off',
  accepts: ['boolean'],
  Component: SwitchField,
  View: lazyFieldView<SwitchFieldProps, boolean>('Switch'),
})
