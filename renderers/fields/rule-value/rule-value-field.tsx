import { AutoComplete, Input, Select } from 'antd'
import { type FieldArgs, type FieldViewArgs, useOperation, useText } from '#runtime'
import type { RuleField } from '#schemas'
import { asText } from '../../shared/as-text.ts'
import { TextView } from '../../shared/field-view.tsx'
import { selectMode } from '../../shared/select-value.ts'
import type { RuleValueFieldProps } from './schema.ts'

/** Fields and their dictionaries change seldom. */
const KEEP_MS = 60_000
/** The condition that takes several values, with commas between. */
const SEVERAL = 'IN'
/** These compare parts of a text: no value of a dictionary is meant. */
const OF_PARTS = new Set(['LIKE', 'LEFT_LIKE', 'RIGHT_LIKE'])

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export function Component({ id, value, onChange, props, ...look }: FieldArgs<RuleValueFieldProps, string>) {
  const t = useText()
  const options = useOffered(props)
  const typed = asText(value) ?? ''
  const placeholder = look.placeholder ?? props.placeholder
  const shared = {
    id,
    disabled: look.disabled === true,
    status: look.invalid ? ('error' as const) : ('' as const),
    'aria-invalid': look.invalid,
    'aria-describedby': look.describedBy,
    placeholder: placeholder && t(placeholder),
  }
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
        // What is chosen already does not narrow the choice; a variable closes it.
        filterOption: (text, option) =>
          options.some((each) => each.value === text) ||
          (option?.label ?? '').toLowerCase().includes(text.trim().toLowerCase()),
      }}
      allowClear
      style={{ width: '100%' }}
    />
  )
}

/** What the dictionary of the chosen field has; nothing for a field without one. */
function useOffered({ permissionId, field, condition }: RuleValueFieldProps) {
  const name = asText(field)
  const args = { permissionId: asText(permissionId) ?? '', ids: name ?? '' }
  const { data } = useOperation<RuleField[]>('dataRule.fields', args, {
    enabled: name !== undefined,
    keepMs: KEEP_MS,
  })
  if (name === undefined || OF_PARTS.has(String(condition)) || !Array.isArray(data)) return []
  const offered = data.find((one) => one.field === name)?.offered ?? []
  return offered.map(({ value, text }) => ({ value, label: text === value ? text : `${text} (${value})` }))
}

export function View({ value }: FieldViewArgs<RuleValueFieldProps, string>) {
  return <TextView value={value} />
}
