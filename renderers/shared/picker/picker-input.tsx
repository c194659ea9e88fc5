import { Button, Select, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import { useText } from '#runtime'
import { selectMode, useSelectProps } from '../select-value.ts'
import type { InputState } from '../use-input-props.ts'

/** An option of a picker. */
interface PickOption {
  value: string
  label: string
}

interface PickerInputProps extends InputState {
  values: readonly string[]
  onChange: (values: string[]) => void
  multiple: boolean
  nameOf: (value: string) => string
  /** Options that match the search text. */
  options: readonly PickOption[]
  isLoading: boolean
  hasFailed: boolean
  onOpen: (isOpen: boolean) => void
  onSearch: (keyword: string) => void
  /** Name of the button that opens the dialog. */
  opens: string
  icon: ReactNode
  /** Renders the dialog while it is open. */
  dialog: (close: () => void) => ReactNode
}

/** A select with a search, and a button that opens a dialog. */
export function PickerInput({ values, onChange, multiple, ...props }: PickerInputProps) {
  const t = useText()
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { nameOf, options, isLoading, hasFailed, onOpen, onSearch, opens, icon, dialog, ...inputProps } =
    props
  const search = (text: string) => {
    setKeyword(text)
    onSearch(text)
  }
  return (
    <Space.Compact block>
      <Select<string | string[]>
        {...selectMode(multiple)}
        value={multiple ? [...values] : (values[0] ?? null)}
        onChange={(next) => onChange([next ?? []].flat())}
        onOpenChange={onOpen}
        options={[...options]}
        labelRender={({ value }) => nameOf(String(value))}
        loading={isLoading}
        showSearch={{ filterOption: false, onSearch: search, searchValue: keyword }}
        notFoundContent={t(hasFailed ? "Couldn't be loaded" : isLoading ? 'Searching …' : 'Nothing found')}
        {...useSelectProps(inputProps)}
      />
      <Button
        icon={icon}
        disabled={props.disabled}
        aria-label={t(opens)}
        aria-haspopup="dialog"
        title={t(opens)}
        onClick={() => setOpen(true)}
      />
      {isOpen && dialog(() => setOpen(false))}
    </Space.Compact>
  )
}
