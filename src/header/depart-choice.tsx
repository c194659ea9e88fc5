import { Flex, Select } from 'antd'
import { useId } from 'react'
import { FormContainer } from '#renderers'
import { useText } from '#runtime'
import type { Departs } from './use-departs.ts'

interface DepartChoiceProps {
  /** Departments of the user. Undefined while loading. */
  departs: Departs | undefined
  /** Code of the selected department. Null if nothing is selected. */
  value: string | null
  isBusy: boolean
  isInvalid: boolean
  onChange: (orgCode: string | null) => void
}

/**
 * Select with the user's departments. If `isInvalid`, the select is marked as wrong, because no department is
 * selected.
 */
export function DepartChoice({ departs, value, isBusy, isInvalid, onChange }: DepartChoiceProps) {
  const text = useText()
  const id = useId()
  return (
    <FormContainer disabled={isBusy}>
      <Flex vertical gap={8} style={{ paddingBlock: 8 }}>
        <label htmlFor={id}>{text('department')}</label>
        <Select<string>
          id={id}
          autoFocus
          allowClear
          value={value}
          loading={!departs}
          status={isInvalid ? 'error' : ''}
          aria-invalid={isInvalid}
          placeholder={text('please select')}
          showSearch={{ optionFilterProp: 'label' }}
          options={departs?.list.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))}
          onChange={(next) => onChange(next ?? null)}
        />
      </Flex>
    </FormContainer>
  )
}
