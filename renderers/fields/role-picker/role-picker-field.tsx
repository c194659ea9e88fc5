import { IdcardOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { nameIn } from '../../shared/picker/names.ts'
import { NamesView } from '../../shared/picker/names-view.tsx'
import { picked } from '../../shared/picker/picked.ts'
import { PickerInput } from '../../shared/picker/picker-input.tsx'
import { type Picked, storedValues } from '../../shared/picker/stored.ts'
import type { RolePickerFieldProps } from './schema.ts'
import { rolesWith, useRoles } from './use-roles.ts'

const RoleDialog = lazyView(async () => (await import('./role-dialog.tsx')).RoleDialog)

export function Component(field: FieldArgs<RolePickerFieldProps, Picked>) {
  const t = useText()
  const { props } = field
  const { values, change, input } = picked(field)
  const [isOpened, setOpened] = useState(false)
  const [keyword, setKeyword] = useState('')
  const { roles, names, isLoading, hasFailed } = useRoles(props, isOpened || values.length > 0)
  const nameOf = (one: string) => nameIn(names, one, t)
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

export function View({ value, props }: FieldViewArgs<RolePickerFieldProps, Picked>) {
  const values = storedValues(value, props)
  const { names } = useRoles(props, values.length > 0)
  return <NamesView values={values} names={names} multiple={props.multiple ?? false} />
}
