import { IdcardOutlined } from '@ant-design/icons'
import { connect, mapReadPretty } from '@formily/react'
import { useState } from 'react'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { labelOf, NamesView } from '../../shared/picker/names-view.tsx'
import { PickerInput } from '../../shared/picker/picker-input.tsx'
import { type PickedValue, pickerInputProps, storedValues } from '../../shared/picker/stored-values.ts'
import type { RolePickerFieldProps } from './schema.ts'
import { rolesWith, useRoles } from './use-roles.ts'

export { RolePickerFieldProps } from './schema.ts'

const RoleDialog = lazyView(async () => (await import('./role-dialog.tsx')).RoleDialog)

function Component(field: FieldProps<RolePickerFieldProps, PickedValue>) {
  const t = useText()
  const { value: _, onChange: _change, ...props } = field
  const { values, change, input } = pickerInputProps(field)
  const [isOpened, setOpened] = useState(false)
  const [keyword, setKeyword] = useState('')
  const { roles, names, isLoading, hasFailed } = useRoles(props, isOpened || values.length > 0)
  const nameOf = (one: string) => labelOf(names, one, t)
  return (
    <PickerInput
      {...input}
      nameOf={nameOf}
      options={rolesWith(roles, keyword).map(({ value: one, name, code }) => ({
        value: one,
        label: `${name} (${code})`,
      }))}
      isLoading={isLoading}
      hasFailed={hasFailed}
      onOpen={(isOpen) => setOpened((before) => before || isOpen)}
      onSearch={setKeyword}
      opens="Choose roles"
      icon={<IdcardOutlined />}
      dialog={(close) => (
        <RoleDialog props={props} values={values} nameOf={nameOf} onDone={change} close={close} />
      )}
    />
  )
}

function View({ value, ...props }: FieldProps<RolePickerFieldProps, PickedValue>) {
  const values = storedValues(value, props)
  const { names } = useRoles(props, values.length > 0)
  return <NamesView values={values} names={names} multiple={props.multiple ?? false} />
}

/** Selects one or more roles, by search or from a list. */
export const rolePickerField = defineField<RolePickerFieldProps, PickedValue>({
  name: 'RolePicker',
  title: 'Roles',
  accepts: ['string', 'array'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<RolePickerFieldProps>[] = [
  { name: 'Empty' },
  { name: 'One', value: 'admin', props: { value: 'roleCode' } },
  { name: 'Several', value: ['admin', 'configurator'], props: { value: 'roleCode', multiple: true } },
  { name: 'One nobody knows', value: 'gone', props: { value: 'roleCode' } },
  { name: 'Disabled', value: 'admin', props: { value: 'roleCode' }, disabled: true },
]
