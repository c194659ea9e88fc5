import type { ComponentProps } from 'react'
import { TableCell } from '#runtime'
import css from './cell.module.css'

/** A value in a narrow place, where texts wrap. Amounts, numbers and dates stay on one line. */
export function DetailCell({ column, record }: ComponentProps<typeof TableCell>) {
  const value = <TableCell column={column} record={record} />
  return column.cell?.noWrap ? <span className={css.noWrap}>{value}</span> : value
}
