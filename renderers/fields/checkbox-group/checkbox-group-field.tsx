import { Checkbox } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { Words } from '../../shared/field-view.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import { type Choice, keysOf, valuesOf } from '../../shared/own-options/keys.ts'
import { pickerOptions, wordsOf } from '../../shared/own-options/own-options.ts'
import type { CheckboxGroupFieldProps } from './schema.ts'

type Args = FieldArgs<CheckboxGroupFieldProps, Choice[]>

export function Component({ id, value, onChange, disabled, invalid, describedBy, props }: Args) {
  const t = useText()
  return (
    <Checkbox.Group
      {...{ id }}
      role="group"
      aria-labelledby={labelIdOf(id)}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      style={{ flexWrap: 'wrap', gap: '4px 16px' }}
      options={pickerOptions(props.options, t)}
      value={keysOf(value)}
      onChange={(keys) => onChange(valuesOf(keys))}
      disabled={disabled}
    />
  )
}

export function View({ value, props }: FieldViewArgs<CheckboxGroupFieldProps, Choice[]>) {
  return <Words words={wordsOf(value, props.options, useText())} />
}
