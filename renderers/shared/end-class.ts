import type { TableColumn } from '#runtime'
import css from './table-column.module.css'

/** Class of the cells of a right-aligned column, which keeps the next column at a distance. */
export const endClass = ({ align }: Pick<TableColumn, 'align'>): string | undefined =>
  align === 'right' ? css.end : undefined
