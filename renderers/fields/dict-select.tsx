import { connect, mapReadPretty } from '@formily/react'
import { Radio, Select } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useDict, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { DictTag } from '../shared/dict-tag.tsx'
import { TextList, TextView } from '../shared/field-view.tsx'
import { selectedValues, selectMode, toSelectValue, useSelectProps } from '../shared/select-value.ts'
import { groupProps } from '../shared/use-input-props.ts'

export const DictSelectFieldProps = strictObject({
  dict: Type.String({
    title: 'Dictionary',
    description: 'Code of the dictionary, such as settle_bill_status.',
    pattern: '^[a-z][A-Za-z0-9_]{0,99}$',
  }),
  type: Type.Optional(stringEnum(['list', 'radio'], { title: 'Display as', default: 'list' })),
  multiple: Type.Optional(
    Type.Boolean({
      title: 'Allow multiple',
      description: 'Allows several values, for the operators in and nin. Radio buttons allow one.',
      default: false,
    }),
  ),
  tags: Type.Optional(
    Type.Boolean({
      title: 'Show as tags',
      description: 'Shows options in their colours, as in lists.',
      default: false,
    }),
  ),
  showAll: Type.Optional(
    Type.Boolean({
      title: 'Show empty option',
      description:
        "Adds the option 'please select' at the top, unless several values are allowed or a value is required.",
      default: true,
    }),
  ),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type DictSelectFieldProps = Static<typeof DictSelectFieldProps>

function View({ value, ...props }: FieldProps<DictSelectFieldProps, string | string[]>) {
  const { items } = useDict(props.dict)
  const textByValue = new Map(items.map((item) => [asText(item.value), item.text]))
  const texts = selectedValues(value).map((key) => textByValue.get(key) ?? key)
  return props.multiple ? <TextList texts={texts} /> : <TextView value={texts[0]} />
}

type Choice = string | string[]
type Args = FieldProps<DictSelectFieldProps, Choice>

function DictSelectField(args: Args) {
  return args.type === 'radio' ? <RadioGroup {...args} /> : <List {...args} />
}

/** Returns the items of the dictionary as options, with their values as strings. */
function useOptions(dict: string) {
  const { items, isLoading } = useDict(dict)
  const options = items.map(({ value, text, color }) => ({ value: asText(value) ?? '', label: text, color }))
  return { options, isLoading }
}

function List({ value, onChange, ...props }: Args) {
  const t = useText()
  const { options, isLoading } = useOptions(props.dict)
  const { multiple = false, showAll = props['aria-required'] !== true } = props
  const selected = selectedValues(value)
  const empty = showAll && !multiple ? [{ value: '', label: t('please select'), color: undefined }] : []
  return (
    <Select<Choice>
      {...selectMode(multiple)}
      value={multiple ? selected : selected[0]}
      onChange={(next) => onChange(toSelectValue(next))}
      options={[...empty, ...options]}
      loading={isLoading}
      optionRender={({ label, value, data }) =>
        props.tags && value !== '' ? <DictTag text={String(label)} color={data.color} /> : label
      }
      showSearch={{ optionFilterProp: 'label' }}
      {...useSelectProps(props)}
    />
  )
}

function RadioGroup({ value, onChange, ...props }: Args) {
  const { options } = useOptions(props.dict)
  return (
    <Radio.Group
      {...groupProps(props)}
      aria-required={props['aria-required']}
      value={selectedValues(value)[0] ?? null}
      options={options}
      onChange={(event) => onChange(toSelectValue(event.target.value))}
    />
  )
}

/** Selects one or more values of a dictionary. */
export const dictSelectField = defineField<DictSelectFieldProps, Choice>({
  name: 'DictSelect',
  title: 'Dictionary select',
  accepts: ['string', 'integer'],
  Component: connect(DictSelectField, mapReadPretty(View)),
})

const props = { dict: 'settle_bill_status' }

export const stories: FieldStory<DictSelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: 'PENDING', props },
  { name: 'Several', value: ['PENDING', 'HELD', 'FAILED'], props: { ...props, multiple: true } },
  { name: 'Not in the dictionary', value: 'ARCHIVED', props },
  { name: 'Without the empty option', props: { ...props, showAll: false } },
  { name: 'Radio buttons', value: 'PENDING', props: { ...props, type: 'radio' } },
  { name: 'Disabled', value: 'PENDING', props, disabled: true },
]
