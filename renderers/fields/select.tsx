import { connect, mapReadPretty } from '@formily/react'
import { Select } from 'antd'
import type { Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { DependentNote } from '../shared/dependent/dependent-note.tsx'
import { useDependentValue } from '../shared/dependent/use-dependent-value.ts'
import { TextView } from '../shared/field-view.tsx'
import { type Choice, choiceOf, keyOf } from '../shared/own-options/keys.ts'
import { labelsOf, pickerOptions } from '../shared/own-options/own-options.ts'
import { ownOptions, placeholder } from '../shared/own-options/schema.ts'
import { useSelectProps } from '../shared/select-value.ts'

export const SelectFieldProps = strictObject({ options: ownOptions, placeholder })
export type SelectFieldProps = Static<typeof SelectFieldProps>

function Component({ value, onChange, ...props }: FieldProps<SelectFieldProps, Choice>) {
  const t = useText()
  const options = pickerOptions(props.options, t)
  const keys = options.map((option) => option.value)
  const selected = keyOf(value)
  const chain = useDependentValue({
    link: keys.join(),
    availableKeys: new Set(keys),
    values: selected === undefined ? [] : [selected],
    setValues: () => onChange(undefined),
  })
  const change = (key: string | undefined) => {
    chain.settle()
    onChange(choiceOf(key))
  }
  return (
    <>
      <Select<string>
        value={selected ?? null}
        onChange={change}
        options={options}
        labelRender={({ label }) => label ?? labelsOf(value, props.options, t)[0]}
        showSearch={{ optionFilterProp: 'label' }}
        {...useSelectProps(props)}
      />
      <DependentNote chain={chain} />
    </>
  )
}

function View({ value, ...props }: FieldProps<SelectFieldProps, Choice>) {
  return <TextView value={labelsOf(value, props.options, useText())[0]} />
}

/** Selects one of the options that the page defines. */
export const selectField = defineField<SelectFieldProps, Choice>({
  name: 'Select',
  title: 'Select',
  accepts: ['string', 'integer', 'boolean'],
  Component: connect(Component, mapReadPretty(View)),
})

const props: SelectFieldProps = {
  options: [
    { value: 'PUBLIC', label: 'Company account' },
    { value: 'PRIVATE', label: "Owner's own account" },
  ],
}

export const stories: FieldStory<SelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: 'PRIVATE', props },
  { name: 'No option any more', value: 'CASH', props },
  { name: 'Disabled', value: 'PUBLIC', props, disabled: true },
]
