import type { FieldArgs } from '#runtime'
import { ChainNote } from '../../shared/chain/chain-note.tsx'
import { useChain } from '../../shared/chain/use-chain.ts'
import { choiceToStore, chosenKeys, type RemoteChoice } from '../../shared/remote/chosen.ts'
import { RemoteSelect } from '../../shared/remote/remote-select.tsx'
import type { RemoteSelectFieldProps } from './schema.ts'
import { isReady, useOffered } from './use-offered.ts'

export { RemoteSelectView as View } from '../../shared/remote/remote-select-view.tsx'

export function Component(field: FieldArgs<RemoteSelectFieldProps, RemoteChoice>) {
  const { value, onChange, props, disabled, placeholder } = field
  const chosen = chosenKeys(value, props)
  const isOpen = isReady(props)
  const chain = useChain({
    link: JSON.stringify(props.args ?? {}),
    offered: useOffered(props, chosen),
    values: chosen,
    keep: (keys) => onChange(choiceToStore(keys, props)),
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
