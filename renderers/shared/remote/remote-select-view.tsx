import type { FieldProps } from '#runtime'
import { TextView, Words } from '../field-view.tsx'
import { chosenKeys, type RemoteChoice } from './chosen.ts'
import { type RemoteSelectProps, textOf } from './remote-select.tsx'
import { useRemoteOptions } from './use-remote-options.ts'

/** Names of the selected records. */
export function RemoteSelectView({ value, ...props }: FieldProps<RemoteSelectProps, RemoteChoice>) {
  const selected = chosenKeys(value, props)
  const { named } = useRemoteOptions(props, { open: false, keyword: '', selected: selected.map(textOf) })
  const names = new Map(named.map((option) => [option.value, option.name]))
  const words = selected.map((key) => names.get(key) ?? textOf(key))
  return props.multiple ? <Words words={words} /> : <TextView value={words[0]} />
}
