import { Radio } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import { type Choice, choiceOf, keyOf } from '../../shared/own-options/keys.ts'
import { pickerOptions, wordsOf } from '../../shared/own-options/own-options.ts'
import type { RadioFieldProps } from './schema.ts'

type Args = FieldArgs<RadioFieldProps, Choice>

export function Component({ id, value, onChange, disabled, invalid, describedBy, props }: Args) {
  const t = useText()
  return (
    <Radio.Group
      id={id}
      aria-labelledby={labelIdOf(id)}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      style={{ display: 'flex', flexWrap: 'wrap', alignSelf: 'flex-start', rowGap: 4 }}
      optionType={props.type === 'buttons' ? 'button' : 'default'}
      options={pickerOptions(props.options, t)}
      value={keyOf(value) ?? null}
      onChange={(event) => onChange(choiceOf(event.target.value as string))}
      disabled={disabled}
    />
  )
}

export function View({ value, props }: FieldViewArgs<RadioFieldProps, Choice>) {
  return <TextView value={wordsOf(value, props.options, useText())[0]} />
}
