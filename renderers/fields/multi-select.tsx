import { connect, mapReadPretty } from '@formily/react'
import { Select } from 'antd'
import type { Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { DependentNote } from '../shared/dependent/dependent-note.tsx'
import { useDependentValue } from '../shared/dependent/use-dependent-value.ts'
import { TextList } from '../shared/field-view.tsx'
import { type Choice, choiceOf, keysOf, valuesOf } from '../shared/own-options/keys.ts'
import { labelsOf, pickerOptions } from '../shared/own-options/own-options.ts'
import { ownOptions, placeholder } from '../shared/own-options/schema.ts'
import { selectMode, useSelectProps } from '../shared/select-value.ts'

export const MultiSelectFieldProps = strictObject({ options: ownOptions, placeholder })
export type MultiSelectFieldProps = Static<typeof MultiSelectFieldProps>

type Args = FieldProps<MultiSelectFieldProps, Choice[]>

function Component({ value, onChange, ...props }: Args) {
  const t = useText()
  const options = pickerOptions(props.options, t)
  const keys = options.map((option) => option.value)
  const selected = keysOf(value)
  const chain = useDependentValue({
    link: keys.join(),
    availableKeys: new Set(keys),
    values: selected,
    setValues: (remaining) => onChange(valuesOf(remaining)),
  })
  const change = (next: string[]) => {
    chain.settle()
    onChange(valuesOf(next))
  }
  return (
    <>
      <Select<string[]>
        {...selectMode(true)}
        value={selected}
        onChange={change}
        options={options}
        labelRender={({ label, value: key }) => label ?? String(choiceOf(String(key)))}
        showSearch={{ optionFilterProp: 'label' }}
        {...useSelectProps(props)}
      />
      <DependentNote chain={chain} />
    </>
  )
}

function View({ value, ...props }: FieldProps<MultiSelectFieldProps, Choice[]>) {
  return <TextList texts={labelsOf(value, props.options, useText())} />
}

/** Selects one or more of the options that the page defines. */
export const multiSelectField = defineField<MultiSelectFieldProps, Choice[]>({
  name: 'MultiSelect',
  title: 'Multiple select',
  accepts: ['array', 'string', 'integer', 'boolean'],
  Component: connect(Component, mapReadPretty(View)),
})

const props: MultiSelectFieldProps = {
  options: [
    { value: 'ALIPAY', label: 'Alipay' },
    { value: 'WECHAT', label: 'WeChat Pay' },
    { value: 'UNIONPAY', label: 'UnionPay' },
  ],
}

export const stories: FieldStory<MultiSelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'Two', value: ['ALIPAY', 'UNIONPAY'], props },
  { name: 'Disabled', value: ['ALIPAY', 'WECHAT'], props, disabled: true },
]
