import { Select } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { Words } from '../../shared/field-view.tsx'
import { type Choice, choiceOf, keysOf, valuesOf } from '../../shared/own-options/keys.ts'
import { pickerOptions, wordsOf } from '../../shared/own-options/own-options.ts'
import { selectLook } from '../../shared/select-value.ts'
import type { MultiSelectFieldProps } from './schema.ts'

type Args = FieldArgs<MultiSelectFieldProps, Choice[]>

export function Component({ id, value, onChange, props, ...look }: Args) {
  const t = useText()
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      value={keysOf(value)}
      onChange={(keys) => onChange(valuesOf(keys))}
      options={pickerOptions(props.options, t)}
      labelRender={({ label, value: key }) => label ?? String(choiceOf(String(key)))}
      showSearch={{ optionFilterProp: 'label' }}
      {...selectLook(look)}
      placeholder={t(look.placeholder ?? props.placeholder ?? 'please select')}
    />
  )
}

export function View({ value, props }: FieldViewArgs<MultiSelectFieldProps, Choice[]>) {
  return <Words words={wordsOf(value, props.options, useText())} />
}
