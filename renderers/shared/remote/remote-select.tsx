import { Select } from 'antd'
import { useState } from 'react'
import { type FieldProps, useText } from '#runtime'
import { asText } from '../as-text.ts'
import { choiceOf } from '../own-options/keys.ts'
import type { StorageFormat } from '../picker/stored-values.ts'
import { selectMode, useSelectProps } from '../select-value.ts'
import { choiceToStore, type RemoteChoice, selectedKeys } from './stored-choice.ts'
import { type RemoteSource, useRemoteOptions } from './use-remote-options.ts'

/** Settings of a select whose options the server searches. */
export interface RemoteSelectProps extends RemoteSource, StorageFormat {
  placeholder?: string | undefined
}

/** Returns the value of the option with this key, as text. */
export const textOf = (key: string) => asText(choiceOf(key)) ?? ''

/** Selects one or more records, which the server searches. */
export function RemoteSelect({ value, onChange, ...props }: FieldProps<RemoteSelectProps, RemoteChoice>) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const selected = selectedKeys(value, props)
  const { found, named, isLoading, failed } = useRemoteOptions(props, {
    open,
    keyword,
    selected: selected.map(textOf),
  })
  const listed = new Set(found.map((option) => option.value))
  const others = keyword === '' ? named.filter((option) => !listed.has(option.value)) : []
  const names = new Map([...named, ...found].map((option) => [option.value, option.name]))
  const change = (next: string | string[] | undefined) => onChange(choiceToStore([next ?? []].flat(), props))
  return (
    <Select<string | string[]>
      {...selectMode(props.multiple)}
      value={props.multiple ? selected : (selected[0] ?? null)}
      onChange={change}
      onOpenChange={setOpen}
      options={[...others, ...found].map((option) => ({ value: option.value, label: option.label }))}
      labelRender={({ value: key }) => names.get(String(key)) ?? textOf(String(key))}
      loading={isLoading}
      showSearch={{ filterOption: false, onSearch: setKeyword, searchValue: keyword }}
      notFoundContent={t(failed ? "Couldn't be loaded" : isLoading ? 'Searching …' : 'Nothing found')}
      {...useSelectProps(props, 'Type to search')}
    />
  )
}
