import type { ReactNode } from 'react'
import table from '../../../shared/plain-table.module.css'
import css from './import.module.css'

interface SimpleTableProps {
  /** Accessible name of the table. */
  label: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/**
 * A table that shows a few rows of a file. Users can scroll the table horizontally, also with the keyboard.
 */
export function SimpleTable({ label, heads, rows }: SimpleTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the scrollable area must be reachable by keyboard.
    <section className={`${table.scroll} ${css.scroll}`} aria-label={label} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
