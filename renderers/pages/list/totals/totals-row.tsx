import { Table } from 'antd'
import { type ListTotalsState, TableCell, type TableColumn, useListTotals } from '#runtime'
import type { ListPage } from '#schemas'
import css from './totals.module.css'
import { TotalsNote } from './totals-note.tsx'

interface TotalsRowProps {
  page: ListPage
  columns: readonly TableColumn[]
  /** Number of columns before those of the list: checkboxes and expand buttons. */
  leading: number
  /** Number of columns after those of the list: row actions. */
  trailing: number
}

/** Footer of the table with the totals of all rows that match the filter. */
export function TotalsRow({ page, columns, leading, trailing }: TotalsRowProps) {
  const totals = useListTotals(page, columns)
  const all = leading + columns.length + trailing
  if (totals.isTooMany || totals.error) {
    return (
      <Table.Summary.Row className={css.row}>
        <Table.Summary.Cell index={0} colSpan={all}>
          <TotalsNote totals={totals} />
        </Table.Summary.Cell>
      </Table.Summary.Row>
    )
  }
  const [first, ...rest] = columns
  return (
    <Table.Summary.Row className={css.row}>
      <Table.Summary.Cell index={0} colSpan={leading + 1}>
        <TotalsNote totals={totals} />
        {first && <Total column={first} totals={totals} />}
      </Table.Summary.Cell>
      {rest.map((column, index) => (
        <Table.Summary.Cell key={column.id} index={leading + 1 + index} align={column.align}>
          <Total column={column} totals={totals} />
        </Table.Summary.Cell>
      ))}
      {trailing > 0 && <Table.Summary.Cell index={all - trailing} colSpan={trailing} />}
    </Table.Summary.Row>
  )
}

/** Shows a total in the format of its column. */
function Total({ column, totals }: { column: TableColumn; totals: ListTotalsState }) {
  const value = totals.valueOf(column)
  if (value === undefined) return null
  return <TableCell column={column} record={{ [column.field]: value }} />
}
