import { Select } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { type Choice, choiceOf, keyOf } from '../../shared/own-options/keys.ts'
import { pickerOptions, wordsOf } from '../../shared/own-options/own-options.ts'
import { selectLook } from '../../shared/select-value.ts'
import type { SelectFieldProps } from './schema.ts'

export function Component({ id, value, onChange, props, ...look }: FieldArgs<SelectFieldProps, Choice>) {
  const t = useText()
  return (
    <Select<string>
      id={id}
      value={keyOf(value) ?? null}
      onChange={(key) => onChange(choiceOf(key))}
      options={pickerOptions(props.options, t)}
      labelRender={({ label }) => label ?? wordsOf(value, props.options, t)[0]}
      showSearch={{ optionFilterProp: 'label' }}
      {...selectLook(look)}
      placeholder={t(look.placeholder ?? props.placeholder ?? 'please select')}
    />
  )
}

export function View({ value, props }: FieldViewArgs<SelectFieldProps, Choice>) {
  return <TextView value={wordsOf(value, props.options, useText())[0]} />
}
