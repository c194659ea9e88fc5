import { TeamOutlined } from '@ant-design/icons'
import { connect, mapReadPretty } from '@formily/react'
import { useState } from 'react'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { labelOf, NamesView } from '../../shared/picker/names-view.tsx'
import { PickerInput } from '../../shared/picker/picker-input.tsx'
import { type PickedValue, pickerInputProps, storedValues } from '../../shared/picker/stored-values.ts'
import { useDebounced } from '../../shared/remote/use-debounced.ts'
import type { UserPickerFieldProps } from './schema.ts'
import { type PickedUser, useNames, useUsers } from './use-users.ts'

export { UserPickerFieldProps } from './schema.ts'

const UserDialog = lazyView(async () => (await import('./user-dialog.tsx')).UserDialog)

const FOUND = 20

const optionOf = ({ value, name, username }: PickedUser) => ({
  value,
  label: name === username ? name : `${name} (${username})`,
})

function Component(field: FieldProps<UserPickerFieldProps, PickedValue>) {
  const t = useText()
  const { value: _, onChange: _change, ...props } = field
  const { values, change, input } = pickerInputProps(field)
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const typed = useDebounced(keyword.trim())
  const { departId } = props
  const query = { keyword: typed, departId, pageNo: 1, pageSize: FOUND }
  const { people, isLoading, hasFailed } = useUsers(props, query, isOpen)
  const stored = useNames(props, values)
  const found = new Map(people.map((person) => [person.value, person.name]))
  const nameOf = (one: string) => found.get(one) ?? labelOf(stored, one, t)
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

function View({ value, ...props }: FieldProps<UserPickerFieldProps, PickedValue>) {
  const values = storedValues(value, props)
  return <NamesView values={values} names={useNames(props, values)} multiple={props.multiple ?? false} />
}

/** Selects one or more users, by search or from a dialog with departments. */
export const userPickerField = defineField<UserPickerFieldProps, PickedValue>({
  name: 'UserPicker',
  title: 'Users',
  accepts: ['string', 'array'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<UserPickerFieldProps>[] = [
  { name: 'Empty' },
  { name: 'One', value: 'clerk' },
  { name: 'Several', value: ['clerk', 'reviewer'], props: { multiple: true } },
  { name: 'In one text', value: 'clerk,reviewer', props: { multiple: true, joined: true } },
  { name: 'Somebody nobody knows', value: 'nobody' },
  { name: 'Disabled', value: 'clerk', disabled: true },
]
