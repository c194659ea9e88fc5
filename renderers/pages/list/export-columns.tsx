import { Checkbox, Flex } from 'antd'
import { useId } from 'react'
import { type ExportColumn, useText } from '#runtime'
import css from './export-dialog.module.css'

interface ExportColumnsProps {
  columns: readonly ExportColumn[]
  /** Ids of the selected columns. */
  value: readonly string[]
  change: (ids: string[]) => void
  disabled: boolean
}

/**
 * Lets the user select the columns of the exported file. The columns are listed in the order of the table. At
 * first, the visible columns are selected.
 */
export function ExportColumns({ columns, value, change, disabled }: ExportColumnsProps) {
  const t = useText()
  const labelId = useId()
  const isAll = value.length === columns.length
  return (
    <fieldset className={css.part} aria-labelledby={labelId}>
      <Flex wrap align="baseline" gap="4px 8px">
        <span className={css.label} id={labelId}>
          {t('Columns of the file')}
        </span>
        <span className={css.count}>
          {t('{{count}} of {{all}}', { count: value.length, all: columns.length })}
        </span>
        <Checkbox
          className={css.all}
          checked={isAll}
          indeterminate={value.length > 0 && !isAll}
          disabled={disabled}
          onChange={({ target }) => change(target.checked ? columns.map(({ id }) => id) : [])}
        >
          {t('All columns')}
        </Checkbox>
      </Flex>
      <Checkbox.Group
        className={css.columns}
        value={[...value]}
        disabled={disabled}
        options={columns.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(ids) => change(ids.map(String))}
      />
      {value.length === 0 && (
        <p className={css.missing} role="alert">
          {t('Choose at least one column.')}
        </p>
      )}
    </fieldset>
  )
}
