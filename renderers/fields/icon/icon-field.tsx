import { Select } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { TextView } from '../../shared/field-view.tsx'
import { iconNames, iconOf } from '../../shared/icon.tsx'
import { selectLook } from '../../shared/select-value.ts'
import css from './icon.module.css'
import type { IconFieldProps } from './schema.ts'

const options = iconNames.map((name) => ({ value: name, label: name }))

const Named = ({ name }: { name: string }) => (
  <span className={css.named}>
    {iconOf(name)}
    {name}
  </span>
)

export function Component({ id, value, onChange, props, ...look }: FieldArgs<IconFieldProps, string>) {
  const t = useText()
  return (
    <Select<string>
      id={id}
      value={asText(value) ?? null}
      onChange={(name) => onChange(name ?? undefined)}
      options={options}
      optionRender={({ value: name }) => <Named name={String(name)} />}
      labelRender={({ value: name }) => <Named name={String(name)} />}
      showSearch={{ optionFilterProp: 'value' }}
      notFoundContent={t('Nothing found')}
      {...selectLook(look)}
      placeholder={t(look.placeholder ?? props.placeholder ?? 'please select')}
    />
  )
}

export function View({ value }: FieldViewArgs<IconFieldProps, string>) {
  return typeof value === 'string' && value !== '' ? <Named name={value} /> : <TextView value={value} />
}
