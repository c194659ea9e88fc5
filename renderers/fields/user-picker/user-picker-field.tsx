import { TeamOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { nameIn } from '../../shared/picker/names.ts'
import { NamesView } from '../../shared/picker/names-view.tsx'
import { picked } from '../../shared/picker/picked.ts'
import { PickerInput } from '../../shared/picker/picker-input.tsx'
import { type Picked, storedValues } from '../../shared/picker/stored.ts'
import { usePaused } from '../../shared/remote/use-paused.ts'
import type { UserPickerFieldProps } from './schema.ts'
import { type Person, useNames, usePeople } from './use-users.ts'

const UserDialog = lazyView(async () => (await import('./user-dialog.tsx')).UserDialog)

const FOUND = 20

const optionOf = ({ value, name, username }: Person) => ({
  value,
  label: name === username ? name : `${name} (${username})`,
})

export function Component(field: FieldArgs<UserPickerFieldProps, Picked>) {
  const t = useText()
  const { props } = field
  const { values, change, input } = picked(field)
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const typed = usePaused(keyword.trim())
  const { departId } = props
  const asked = { keyword: typed, departId, pageNo: 1, pageSize: FOUND }
  const { people, isLoading, hasFailed } = usePeople(props, asked, isOpen)
  const stored = useNames(props, values)
  const found = new Map(people.map((person) => [person.value, person.name]))
  const nameOf = (one: string) => found.get(one) ?? nameIn(stored, one, t)
  return (
    <PickerInput
      {...input}
      nameOf={nameOf}
      options={people.map(optionOf)}
      isLoading={isLoading}
      hasFailed={hasFailed}
      onOpen={setOpen}
      onSearch={setKeyword}
      opens="Choose people"
      icon={<TeamOutlined />}
      dialog={(close) => (
        <UserDialog props={props} values={values} nameOf={nameOf} onDone={change} close={close} />
      )}
    />
  )
}

export function View({ value, props }: FieldViewArgs<UserPickerFieldProps, Picked>) {
  const values = storedValues(value, props)
  return <NamesView values={values} names={useNames(props, values)} multiple={props.multiple ?? false} />
}
