import css from './chart.module.css'
import type { ChartTable } from './chart-table.ts'
import { writeMeasure } from './write-number.ts'

interface NumbersTableProps {
  title: string
  table: ChartTable
  /** In px; longer tables scroll. */
  height: number
}

/** The numbers of a chart as people read them. */
export function NumbersTable({ title, table: { xTitle, categories, series }, height }: NumbersTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={css.numbers} style={{ maxHeight: height }} aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{xTitle}</th>
            {series.map(({ title: name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never move
            <tr key={index}>
              <th scope="row">{category}</th>
              {series.map(({ title: name, values, format }) => {
                const value = values[index] ?? null
                return <td key={name}>{value === null ? '–' : writeMeasure(value, format)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
