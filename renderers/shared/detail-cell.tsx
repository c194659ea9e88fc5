import type { ComponentProps } from 'react'
import { TableCell } from '#runtime'
import css from './cell.module.css'

/**
 * Draws a value outside a table, such as on a detail page or a card. Texts wrap, but amounts, numbers and
 * dates don't.
 */
export function DetailCell({ column, record }: ComponentProps<typeof TableCell>) {
  const value = <TableCell column={column} record={record} />
  return column.cell?.noWrap ? <span className={css.noWrap}>{value}</span> : value
}
