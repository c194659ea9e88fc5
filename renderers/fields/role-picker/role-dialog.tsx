import { Table } from 'antd'
import { useState } from 'react'
import { type FieldSettings, useText } from '#runtime'
import { PickDialog } from '../../shared/picker/pick-dialog.tsx'
import css from '../../shared/picker/picker.module.css'
import { SearchInput } from '../../shared/search-input.tsx'
import type { RolePickerFieldProps } from './schema.ts'
import { type Role, rolesWith, useRoles } from './use-roles.ts'

const WIDTH = 620
const HEIGHT = 380

interface RoleDialogProps {
  props: FieldSettings<RolePickerFieldProps>
  values: readonly string[]
  nameOf: (value: string) => string
  onDone: (values: string[]) => void
  close: () => void
}

/** Dialog with a searchable list of roles. */
export function RoleDialog({ props, values, nameOf, onDone, close }: RoleDialogProps) {
  const t = useText()
  const [keyword, setKeyword] = useState('')
  const { roles, isLoading, hasFailed } = useRoles(props, true)
  const columns = [
    { title: t('Role'), dataIndex: 'name', ellipsis: true },
    { title: t('Code'), dataIndex: 'code', ellipsis: true },
    { title: t('Description'), dataIndex: 'description', ellipsis: true },
  ]
  return (
    <PickDialog
      title={t('Choose roles')}
      values={values}
      multiple={props.multiple ?? false}
      nameOf={nameOf}
      onDone={onDone}
      close={close}
      width={WIDTH}
    >
      {(choice) => (
        <div className={`${css.pane} ${css.wide}`}>
          <SearchInput
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
            placeholder={t('Name or code of a role')}
            aria-label={t('Search roles')}
          />
          <Table<Role>
            size="small"
            rowKey="value"
            columns={columns}
            dataSource={rolesWith(roles, keyword)}
            loading={isLoading}
            scroll={{ x: 420, y: HEIGHT }}
            pagination={false}
            rowSelection={{
              type: props.multiple ? 'checkbox' : 'radio',
              selectedRowKeys: [...choice.values],
              preserveSelectedRowKeys: true,
              onChange: (keys) => choice.set(keys.map(String)),
              getCheckboxProps: ({ name }) => ({ 'aria-label': t('Choose {{name}}', { name }) }),
            }}
            locale={{ emptyText: t(hasFailed ? "Couldn't be loaded" : 'Nothing found') }}
          />
        </div>
      )}
    </PickDialog>
  )
}
