import { connect, mapReadPretty } from '@formily/react'
import { AutoComplete, Input, Select } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useOperation } from '#runtime'
import { type RuleField, strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { TextView } from '../shared/field-view.tsx'
import { placeholder } from '../shared/own-options/schema.ts'
import { selectMode } from '../shared/select-value.ts'
import { useInputProps } from '../shared/use-input-props.ts'

export const RuleValueFieldProps = strictObject({
  permissionId: Type.Unknown({
    title: 'Menu',
    description: 'Id of the menu that the rule belongs to.',
    'x-section': 'Data',
  }),
  field: Type.Optional(Type.Unknown({ title: 'Field', description: 'Name of the compared field.' })),
  condition: Type.Optional(
    Type.Unknown({
      title: 'Condition',
      description: 'Operator of the comparison. IN takes several values.',
      'x-section': 'Data',
      'x-control': 'json',
    }),
  ),
  placeholder,
})
export type RuleValueFieldProps = Static<typeof RuleValueFieldProps>

/** Lifetime in ms of the cached fields and dictionaries, which rarely change. */
const CACHE_MS = 60_000
/** The operator whose value is a comma-separated list. */
const SEVERAL = 'IN'
/**
 * Operators that compare only a part of a text. The dictionary offers no values for them, because such a part
 * isn't a value of the dictionary.
 */
const TEXT_OPERATORS = new Set(['LIKE', 'LEFT_LIKE', 'RIGHT_LIKE'])

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function Component({ value, onChange, ...props }: FieldProps<RuleValueFieldProps, string>) {
  const options = useFieldItems(props)
  const typed = asText(value) ?? ''
  const shared = useInputProps(props)
  if (options.length === 0)
    return <Input {...shared} value={typed} onChange={({ target }) => onChange(target.value || undefined)} />
  if (props.condition === SEVERAL)
    return (
      <Select
        {...shared}
        {...selectMode(true)}
        mode="tags"
        tokenSeparators={[',', '，']}
        value={partsOf(typed)}
        onChange={(parts: string[]) => onChange(parts.join(',') || undefined)}
        options={options}
        style={{ width: '100%' }}
      />
    )
  return (
    <AutoComplete
      {...shared}
      value={typed}
      onChange={(next) => onChange(next ? String(next) : undefined)}
      options={options}
      showSearch={{
        // Shows all options until the user changes the selected value. A variable that the user types matches
        // no option.
        filterOption: (text, option) =>
          options.some((each) => each.value === text) ||
          (option?.label ?? '').toLowerCase().includes(text.trim().toLowerCase()),
      }}
      allowClear
      style={{ width: '100%' }}
    />
  )
}

/** Returns the dictionary items of the selected field, or an empty list for a field without a dictionary. */
function useFieldItems({ permissionId, field, condition }: RuleValueFieldProps) {
  const name = asText(field)
  const args = { permissionId: asText(permissionId) ?? '', ids: name ?? '' }
  const { data } = useOperation<RuleField[]>('dataRule.fields', args, {
    enabled: name !== undefined,
    cacheMs: CACHE_MS,
  })
  if (name === undefined || TEXT_OPERATORS.has(String(condition)) || !Array.isArray(data)) return []
  const offered = data.find((one) => one.field === name)?.offered ?? []
  return offered.map(({ value, text }) => ({ value, label: text === value ? text : `${text} (${value})` }))
}

function View({ value }: FieldProps<RuleValueFieldProps, string>) {
  return <TextView value={value} />
}

/**
 * Edits the value of a data rule. The user selects an item of the field's dictionary or types a text, which
 * can contain variables.
 */
export const ruleValueField = defineField<RuleValueFieldProps, string>({
  name: 'RuleValue',
  title: 'Data rule value',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

/** Settings without `field`, so that the stories don't send a request. */
const props = { permissionId: 'bills' }

export const stories: FieldStory<RuleValueFieldProps>[] = [
  { name: 'Empty', props: { ...props, condition: '=' } },
  { name: 'A variable', value: '#{sys_user_code}', props: { ...props, condition: '=' } },
  { name: 'Several', value: 'PENDING,HELD', props: { ...props, condition: 'IN' } },
  { name: 'Disabled', value: 'PENDING', props, disabled: true },
]
