import { Select } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { ChainNote } from '../../shared/chain/chain-note.tsx'
import { useChain } from '../../shared/chain/use-chain.ts'
import { Words } from '../../shared/field-view.tsx'
import { type Choice, choiceOf, keysOf, valuesOf } from '../../shared/own-options/keys.ts'
import { pickerOptions, wordsOf } from '../../shared/own-options/own-options.ts'
import { selectLook, selectMode } from '../../shared/select-value.ts'
import type { MultiSelectFieldProps } from './schema.ts'

type Args = FieldArgs<MultiSelectFieldProps, Choice[]>

export function Component({ id, value, onChange, props, ...look }: Args) {
  const t = useText()
  const options = pickerOptions(props.options, t)
  const keys = options.map((option) => option.value)
  const chosen = keysOf(value)
  const chain = useChain({
    link: keys.join(),
    offered: new Set(keys),
    values: chosen,
    keep: (left) => onChange(valuesOf(left)),
  })
  const change = (next: string[]) => {
    chain.settle()
    onChange(valuesOf(next))
  }
  return (
    <>
      <Select<string[]>
        id={id}
        {...selectMode(true)}
        value={chosen}
        onChange={change}
        options={options}
        labelRender={({ label, value: key }) => label ?? String(choiceOf(String(key)))}
        showSearch={{ optionFilterProp: 'label' }}
        {...selectLook(look)}
        placeholder={t(look.placeholder ?? props.placeholder ?? 'please select')}
      />
      <ChainNote chain={chain} />
    </>
  )
}

export function View({ value, props }: FieldViewArgs<MultiSelectFieldProps, Choice[]>) {
  return <Words words={wordsOf(value, props.options, useText())} />
}
