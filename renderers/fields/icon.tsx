import { connect, mapReadPretty } from '@formily/react'
import { Select } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { TextView } from '../shared/field-view.tsx'
import { iconNames, iconOf } from '../shared/icon.tsx'
import { MenuIcon } from '../shared/menu-icon/menu-icon.tsx'
import { menuIconNames } from '../shared/menu-icon/other-icon.tsx'
import { placeholder } from '../shared/own-options/schema.ts'
import { useSelectProps } from '../shared/select-value.ts'
import css from './icon.module.css'

export const IconFieldProps = strictObject({
  of: Type.Optional(stringEnum(['actions', 'menus'], { title: 'Icon set', default: 'actions' })),
  placeholder,
})
export type IconFieldProps = Static<typeof IconFieldProps>

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
const options = { actions: optionsOf(iconNames), menus: optionsOf(menuIconNames) }

type Set = IconFieldProps['of']

const Named = ({ name, of }: { name: string; of: Set }) => (
  <span className={css.named}>
    {of === 'menus' ? menuIconNames.includes(name) && <MenuIcon name={name} /> : iconOf(name)}
    {name}
  </span>
)

function Component({ value, onChange, ...props }: FieldProps<IconFieldProps, string>) {
  const t = useText()
  return (
    <Select<string>
      value={asText(value) ?? null}
      onChange={(name) => onChange(name ?? undefined)}
      options={options[props.of ?? 'actions']}
      optionRender={({ value: name }) => <Named name={String(name)} of={props.of} />}
      labelRender={({ value: name }) => <Named name={String(name)} of={props.of} />}
      showSearch={{ optionFilterProp: 'value' }}
      notFoundContent={t('Nothing found')}
      {...useSelectProps(props)}
    />
  )
}

function View({ value, ...props }: FieldProps<IconFieldProps, string>) {
  return typeof value === 'string' && value !== '' ? (
    <Named name={value} of={props.of} />
  ) : (
    <TextView value={value} />
  )
}

/** Selects an icon by name. */
export const iconField = defineField<IconFieldProps, string>({
  name: 'Icon',
  title: 'Icon',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<IconFieldProps>[] = [
  { name: 'Empty' },
  { name: 'An icon', value: 'lock' },
  { name: 'One that is not there', value: 'teapot' },
  { name: 'Of a menu', value: 'cluster', props: { of: 'menus' } },
  { name: 'Disabled', value: 'edit', disabled: true },
]
