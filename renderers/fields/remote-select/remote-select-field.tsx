import type { FieldArgs } from '#runtime'
import { ChainNote } from '../../shared/chain/chain-note.tsx'
import { useChain } from '../../shared/chain/use-chain.ts'
import { keysOf, valuesOf } from '../../shared/own-options/keys.ts'
import { type RemoteChoice, RemoteSelect } from '../../shared/remote/remote-select.tsx'
import type { RemoteSelectFieldProps } from './schema.ts'
import { isReady, useOffered } from './use-offered.ts'

export { RemoteSelectView as View } from '../../shared/remote/remote-select-view.tsx'

export function Component(field: FieldArgs<RemoteSelectFieldProps, RemoteChoice>) {
  const { value, onChange, props, disabled, placeholder } = field
  const chosen = keysOf(value)
  const isOpen = isReady(props)
  const chain = useChain({
    link: JSON.stringify(props.args ?? {}),
    offered: useOffered(props, chosen),
    values: chosen,
    keep: (keys) => {
      const values = valuesOf(keys)
      onChange(props.multiple ? values : values?.[0])
    },
  })
  const change = (next: RemoteChoice | undefined) => {
    chain.settle()
    onChange(next)
  }
  return (
    <>
      <RemoteSelect
        {...field}
        onChange={change}
        disabled={disabled || !isOpen}
        placeholder={isOpen ? placeholder : 'Choose first what this depends on'}
      />
      <ChainNote chain={chain} />
    </>
  )
}
