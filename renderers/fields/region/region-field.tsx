import { Cascader } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { TextView } from '../../shared/field-view.tsx'
import { selectLook } from '../../shared/select-value.ts'
import { type Region, regionPath, regionsTo, regionText } from './regions.ts'
import type { RegionFieldProps } from './schema.ts'

/** Found by any part of any of its names. */
const isFound = (typed: string, path: readonly Region[]) =>
  path.some(({ label, value }) => label.includes(typed.trim()) || value === typed.trim())

const chosenOf = (value: unknown): string[] | undefined => {
  const path = regionPath(value).map((region) => region.value)
  const text = asText(value)
  return path.length > 0 ? path : text === undefined ? undefined : [text]
}

export function Component({ id, value, onChange, props, ...look }: FieldArgs<RegionFieldProps, string>) {
  const t = useText()
  const { maxTagCount: _, ...shown } = selectLook(look)
  const chosen = chosenOf(value)
  return (
    <Cascader<Region>
      id={id}
      value={chosen ?? []}
      onChange={(path) => onChange(path?.at(-1)?.toString())}
      options={regionsTo(props.level ?? 'district')}
      changeOnSelect={props.anyLevel ?? false}
      displayRender={() => <span lang="zh-CN">{regionText(value) ?? asText(value)}</span>}
      showSearch={{ filter: isFound, limit: 50 }}
      notFoundContent={t('Nothing found')}
      {...shown}
      placeholder={t(look.placeholder ?? props.placeholder ?? 'Province, city, district')}
    />
  )
}

export function View({ value }: FieldViewArgs<RegionFieldProps, string>) {
  const text = regionText(value)
  return text === undefined ? <TextView value={value} /> : <span lang="zh-CN">{text}</span>
}
