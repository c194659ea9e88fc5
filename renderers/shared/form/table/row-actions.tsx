import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { type ArrayState, type Row, useText } from '#runtime'
import { useFormDrawing } from '../form-context.ts'
import css from './table.module.css'

interface RowActionsProps {
  array: ArrayState
  row: Row
  index: number
  isLast: boolean
  /** True if the table can't get more rows. */
  isFull: boolean
}

/**
 * Buttons that copy, move and delete a row. The user can restore a deleted row with a button below the table.
 */
export function RowActions({ array, row, index, isLast, isFull }: RowActionsProps) {
  const t = useText()
  const { engine } = useFormDrawing()
  const field = array.spec.columns[0]?.field ?? ''
  const numbered = (text: string) => t(text, { row: index + 1 })
  const remove = () => {
    const neighbour = array.rows()[index + 1] ?? array.rows()[index - 1]
    array.remove(row.key)
    if (neighbour) engine.reveal(array, { row: neighbour.key, field })
  }
  return (
    <span className={css.buttons}>
      <ActionButton
        icon={<CopyOutlined />}
        label={numbered('Copy row {{row}}')}
        disabled={isFull}
        act={() => engine.reveal(array, { row: array.copy(row.key), field })}
      />
      <ActionButton
        icon={<ArrowUpOutlined />}
        label={numbered('Move row {{row}} up')}
        disabled={index === 0}
        act={() => array.move(row.key, -1)}
      />
      <ActionButton
        icon={<ArrowDownOutlined />}
        label={numbered('Move row {{row}} down')}
        disabled={isLast}
        act={() => array.move(row.key, 1)}
      />
      <ActionButton icon={<DeleteOutlined />} label={numbered('Delete row {{row}}')} act={remove} />
    </span>
  )
}

interface ActionButtonProps {
  icon: ReactNode
  label: string
  disabled?: boolean
  act: () => void
}

const ActionButton = ({ icon, label, disabled = false, act }: ActionButtonProps) => (
  <Button
    type="text"
    size="small"
    icon={icon}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={act}
  />
)
