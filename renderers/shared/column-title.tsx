import type { TableColumn } from '#runtime'
import css from './column-title.module.css'

/** Heading of a column: its title, and the unit of its values. */
export function ColumnTitle({ column: { title, unit } }: { column: Pick<TableColumn, 'title' | 'unit'> }) {
  if (unit === undefined) return title
  return (
    <>
      {title}
      <span className={css.unit}>{unit}</span>
    </>
  )
}
