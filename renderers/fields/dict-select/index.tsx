import { Radio, Select } from 'antd'
import { defineField, type FieldArgs, useDict, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { DictTag } from '../../shared/dict-tag.tsx'
import { lazyFieldView } from '../../shared/lazy-field.tsx'
import { givenValue, selectedValues, selectLook, selectMode } from '../../shared/select-value.ts'
import type { DictSelectFieldProps } from './schema.ts'

type Choice = string | string[]
type Args = FieldArgs<DictSelectFieldProps, Choice>

function DictSelectField(args: Args) {
  return args.props.type === 'radio' ? <RadioGroup {...args} /> : <List {...args} />
}

/** The items of the dictionary; their values are strings, whatever a server made of them. */
function useOptions(dict: string) {
  const { items, isLoading } = useDict(dict)
  const options = items.map(({ value, text, color }) => ({ value: asText(value) ?? '', label: text, color }))
  return { options, isLoading }
}

function List({ id, value, onChange, props, ...look }: Args) {
  const t = useText()
  const { options, isLoading } = useOptions(props.dict)
  const { multiple = false, showAll = true } = props
  const chosen = selectedValues(value)
  const empty = showAll && !multiple ? [{ value: '', label: t('please select'), color: undefined }] : []
  return (
    <Select<Choice>
      id={id}
      {...selectMode(multiple)}
      value={multiple ? chosen : chosen[0]}
      onChange={(next) => onChange(givenValue(next))}
      options={[...empty, ...options]}
      loading={isLoading}
      optionRender={({ label, value, data }) =>
        props.tags && value !== '' ? <DictTag text={String(label)} color={data.color} /> : label
      }
      showSearch={{ optionFilterProp: 'label' }}
      {...selectLook(look)}
      placeholder={t(look.placeholder ?? props.placeholder ?? 'please select')}
    />
  )
}

function RadioGroup({ id, value, onChange, props, disabled, invalid, describedBy }: Args) {
  const { options } = useOptions(props.dict)
  return (
    <Radio.Group
      id={id}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      disabled={disabled}
      value={selectedValues(value)[0] ?? null}
      options={options}
      onChange={(event) => onChange(givenValue(event.target.value))}
    />
  )
}

/** One value of a dictionary, or several. */
export const dictSelectField = defineField<DictSelectFieldProps, Choice>({
  name: 'DictSelect',
  title: 'Dictionary',
  accepts: ['string', 'integer'],
  Component: DictSelectField,
  View: lazyFieldView<DictSelectFieldProps, Choice>('DictSelect'),
})
