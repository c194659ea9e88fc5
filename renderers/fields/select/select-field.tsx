import { Select } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { ChainNote } from '../../shared/chain/chain-note.tsx'
import { useChain } from '../../shared/chain/use-chain.ts'
import { TextView } from '../../shared/field-view.tsx'
import { type Choice, choiceOf, keyOf } from '../../shared/own-options/keys.ts'
import { pickerOptions, wordsOf } from '../../shared/own-options/own-options.ts'
import { selectLook } from '../../shared/select-value.ts'
import type { SelectFieldProps } from './schema.ts'

export function Component({ id, value, onChange, props, ...look }: FieldArgs<SelectFieldProps, Choice>) {
  const t = useText()
  const options = pickerOptions(props.options, t)
  const keys = options.map((option) => option.value)
  const chosen = keyOf(value)
  const chain = useChain({
    link: keys.join(),
    offered: new Set(keys),
    values: chosen === undefined ? [] : [chosen],
    keep: () => onChange(undefined),
  })
  const change = (key: string | undefined) => {
    chain.settle()
    onChange(choiceOf(key))
  }
  return (
    <>
      <Select<string>
        id={id}
        value={chosen ?? null}
        onChange={change}
        options={options}
        labelRender={({ label }) => label ?? wordsOf(value, props.options, t)[0]}
        showSearch={{ optionFilterProp: 'label' }}
        {...selectLook(look)}
        placeholder={t(look.placeholder ?? props.placeholder ?? 'please select')}
      />
      <ChainNote chain={chain} />
    </>
  )
}

export function View({ value, props }: FieldViewArgs<SelectFieldProps, Choice>) {
  return <TextView value={wordsOf(value, props.options, useText())[0]} />
}
