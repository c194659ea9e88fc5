import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import css from './detail-list.module.css'

/** Default number of columns, from the specification. `MAX_COLUMNS` is the maximum number. */
const DEFAULT_COLUMNS = 3
const MAX_COLUMNS = 4

/** A value with its title. */
export interface DetailItem {
  id: string
  title: string
  value: ReactNode
  /**
   * Number of columns that the value fills. Defaults to 1. The number is limited to the number of columns of
   * the list.
   */
  span?: number | undefined
  /** Additional HTML attributes of the value's element. */
  mark?: HTMLAttributes<HTMLElement> | undefined
}

interface DetailListProps {
  items: readonly DetailItem[]
  /** Number of columns, from 1 to 4. Defaults to 3. A narrow screen has fewer columns. */
  columns?: number | undefined
  /** Position of the titles, relative to the values. The default is `above`. */
  labels?: 'beside' | 'above' | undefined
}

const within = (count: number, most: number) => Math.min(Math.max(Math.trunc(count) || 1, 1), most)

const variable = (name: string, value: number) => ({ [name]: value }) as CSSProperties

/** Shows values with their titles, in one to four columns. */
export function DetailList({ items, columns = DEFAULT_COLUMNS, labels = 'above' }: DetailListProps) {
  const count = within(columns, MAX_COLUMNS)
  return (
    <div className={css.list}>
      <dl
        className={labels === 'beside' ? `${css.values} ${css.beside}` : css.values}
        style={variable('--columns', count)}
      >
        {items.map(({ id, title, value, span = 1, mark }) => (
          <div className={css.value} key={id} style={variable('--span', within(span, count))} {...mark}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
