import type { FieldProps } from '#runtime'
import { TextList, TextView } from '../field-view.tsx'
import { type RemoteSelectProps, textOf } from './remote-select.tsx'
import { type RemoteChoice, selectedKeys } from './stored-choice.ts'
import { useRemoteOptions } from './use-remote-options.ts'

/** Shows the names of the selected records. */
export function RemoteSelectView({ value, ...props }: FieldProps<RemoteSelectProps, RemoteChoice>) {
  const selected = selectedKeys(value, props)
  const { named } = useRemoteOptions(props, { open: false, keyword: '', selected: selected.map(textOf) })
  const names = new Map(named.map((option) => [option.value, option.name]))
  const labels = selected.map((key) => names.get(key) ?? textOf(key))
  return props.multiple ? <TextList texts={labels} /> : <TextView value={labels[0]} />
}
