import { type FieldViewArgs, useDict } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { TextView, Words } from '../../shared/field-view.tsx'
import { selectedValues } from '../../shared/select-value.ts'
import type { DictSelectFieldProps } from './schema.ts'

export function View({ value, props }: FieldViewArgs<DictSelectFieldProps, string | string[]>) {
  const { items } = useDict(props.dict)
  const texts = new Map(items.map((item) => [asText(item.value), item.text]))
  const words = selectedValues(value).map((key) => texts.get(key) ?? key)
  return props.multiple ? <Words words={words} /> : <TextView value={words[0]} />
}
