import { Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { type FieldSettings, useText } from '#runtime'
import { DepartTree } from '../../shared/picker/depart-tree.tsx'
import { type Choice, PickDialog } from '../../shared/picker/pick-dialog.tsx'
import css from '../../shared/picker/picker.module.css'
import { useDeparts } from '../../shared/picker/use-departs.ts'
import { useDebounced } from '../../shared/remote/use-debounced.ts'
import { SearchInput } from '../../shared/search-input.tsx'
import type { UserPickerFieldProps } from './schema.ts'
import { type PickedUser, useUsers } from './use-users.ts'

const PAGE_SIZE = 8
const WIDTH = 880

interface UserDialogProps {
  props: FieldSettings<UserPickerFieldProps>
  values: readonly string[]
  nameOf: (value: string) => string
  onDone: (values: string[]) => void
  close: () => void
}

/**
 * Dialog that selects users by department. The tree of departments is on the left, and the users of the
 * selected department are on the right.
 */
export function UserDialog({ props, values, nameOf, onDone, close }: UserDialogProps) {
  const t = useText()
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map())
  const see = (people: readonly PickedUser[]) =>
    setSeen((before) => new Map([...before, ...people.map(({ value, name }) => [value, name] as const)]))
  return (
    <PickDialog
      title={t('Choose people')}
      values={values}
      multiple={props.multiple ?? false}
      nameOf={(value) => seen.get(value) ?? nameOf(value)}
      onDone={onDone}
      close={close}
      width={WIDTH}
    >
      {(choice) => <Panes props={props} choice={choice} see={see} />}
    </PickDialog>
  )
}

interface PanesProps {
  props: FieldSettings<UserPickerFieldProps>
  choice: Choice
  see: (people: readonly PickedUser[]) => void
}

function Panes({ props, choice, see }: PanesProps) {
  const t = useText()
  const [departId, setDepartId] = useState(props.departId)
  const [keyword, setKeyword] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const typed = useDebounced(keyword.trim())
  const departs = useDeparts(props.departId === undefined)
  const { people, total, isLoading, hasFailed } = useUsers(
    props,
    { keyword: typed, departId, pageNo, pageSize: PAGE_SIZE },
    true,
  )
  const chooseDepart = ({ id }: { id: string }) => {
    setDepartId((before) => (before === id ? undefined : id))
    setPageNo(1)
  }
  const change = (keys: readonly unknown[]) => {
    see(people)
    const here = new Set(people.map(({ value }) => value))
    choice.set([
      ...choice.values.filter((value) => !here.has(value)),
      ...keys.map(String).filter((key) => here.has(key)),
    ])
  }
  return (
    <div className={props.departId === undefined ? css.panes : css.wide}>
      {props.departId === undefined && (
        <DepartTree {...departs} chosen={departId === undefined ? [] : [departId]} onChoose={chooseDepart} />
      )}
      <div className={css.pane}>
        <SearchInput
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value)
            setPageNo(1)
          }}
          placeholder={t('Name, account or number')}
          aria-label={t('Search people')}
        />
        <Table<PickedUser>
          size="small"
          rowKey="value"
          columns={useColumns()}
          dataSource={people}
          loading={isLoading}
          scroll={{ x: 420 }}
          rowSelection={{
            type: props.multiple ? 'checkbox' : 'radio',
            selectedRowKeys: [...choice.values],
            preserveSelectedRowKeys: true,
            onChange: change,
            getCheckboxProps: ({ name }) => ({ 'aria-label': t('Choose {{name}}', { name }) }),
          }}
          pagination={{
            current: pageNo,
            pageSize: PAGE_SIZE,
            total,
            size: 'small',
            simple: true,
            showSizeChanger: false,
            onChange: setPageNo,
          }}
          locale={{ emptyText: t(hasFailed ? "Couldn't be loaded" : 'Nothing found') }}
        />
      </div>
    </div>
  )
}

function useColumns(): TableColumnsType<PickedUser> {
  const t = useText()
  return [
    { title: t('Name'), dataIndex: 'name', ellipsis: true },
    { title: t('User name'), dataIndex: 'username', ellipsis: true },
    { title: t('Departments'), dataIndex: 'departs', ellipsis: true },
  ]
}
