import { Checkbox } from 'antd'
import { useText } from '#runtime'
import type { RowsTableProps } from '../rows-table.tsx'

interface SelectAllProps extends Pick<RowsTableProps, 'rows' | 'rowKey'> {
  selection: NonNullable<RowsTableProps['selection']>
}

/** Selects all rows, also those that are not drawn: antd knows of one alone. */
export function SelectAll({ rows, rowKey, selection }: SelectAllProps) {
  const t = useText()
  const chosen = new Set(selection.keys)
  const keys = rows.map((row) => String(row[rowKey]))
  const count = keys.filter((key) => chosen.has(key)).length
  const change = (isAll: boolean) => {
    const onScreen = new Set(keys)
    const others = selection.keys.filter((key) => !onScreen.has(key))
    selection.change(isAll ? [...others, ...keys] : others, isAll ? rows : [])
  }
  return (
    <Checkbox
      aria-label={t('Select all')}
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={({ target }) => change(target.checked)}
    />
  )
}
