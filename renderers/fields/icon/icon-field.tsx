import { Select } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { TextView } from '../../shared/field-view.tsx'
import { iconNames, iconOf } from '../../shared/icon.tsx'
import { MenuIcon } from '../../shared/menu-icon/menu-icon.tsx'
import { menuIconNames } from '../../shared/menu-icon/other-icon.tsx'
import { selectLook } from '../../shared/select-value.ts'
import css from './icon.module.css'
import type { IconFieldProps } from './schema.ts'

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
const options = { actions: optionsOf(iconNames), menus: optionsOf(menuIconNames) }

type Set = IconFieldProps['of']

const Named = ({ name, of }: { name: string; of: Set }) => (
  <span className={css.named}>
    {of === 'menus' ? menuIconNames.includes(name) && <MenuIcon name={name} /> : iconOf(name)}
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
      options={options[props.of ?? 'actions']}
      optionRender={({ value: name }) => <Named name={String(name)} of={props.of} />}
      labelRender={({ value: name }) => <Named name={String(name)} of={props.of} />}
      showSearch={{ optionFilterProp: 'value' }}
      notFoundContent={t('Nothing found')}
      {...selectLook(look)}
      placeholder={t(look.placeholder ?? props.placeholder ?? 'please select')}
    />
  )
}

export function View({ value, props }: FieldViewArgs<IconFieldProps, string>) {
  return typeof value === 'string' && value !== '' ? (
    <Named name={value} of={props.of} />
  ) : (
    <TextView value={value} />
  )
}
