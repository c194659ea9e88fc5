import type { ComponentProps } from 'react'
import { TableCell } from '#runtime'
import css from './cell.module.css'

/** A value outside a table, such as in a detail or a card. Texts wrap; amounts, numbers and dates don't. */
export function DetailCell({ column, record }: ComponentProps<typeof TableCell>) {
  const value = <TableCell column={column} record={record} />
  return column.cell?.noWrap ? <span className={css.noWrap}>{value}</span> : value
}
