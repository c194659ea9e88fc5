import { Select } from 'antd'
import { defineField, type FieldArgs, useDict, useText } from '#runtime'
import { givenValue, selectedValues, selectLook } from '../../shared/select-value.ts'
import type { DictSelectFieldProps } from './schema.ts'

type Choice = string | string[]

function DictSelectField({ id, value, onChange, props, ...look }: FieldArgs<DictSelectFieldProps, Choice>) {
  const t = useText()
  const dict = useDict(props.dict)
  const chosen = selectedValues(value)
  return (
    <Select<Choice>
      id={id}
      mode={props.multiple ? 'multiple' : undefined}
      value={props.multiple ? chosen : chosen[0]}
      onChange={(next) => onChange(givenValue(next))}
      options={dict.items.map(({ value: key, text }) => ({ value: key, label: text }))}
      loading={dict.isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      {...selectLook(look)}
      placeholder={t(look.placeholder ?? props.placeholder ?? 'All')}
    />
  )
}

/** One value of a dictionary, or several. */
export const dictSelectField = defineField<DictSelectFieldProps, Choice>({
  name: 'DictSelect',
  title: 'Dictionary',
  accepts: ['string', 'integer'],
  Component: DictSelectField,
})
