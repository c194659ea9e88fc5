import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import css from './detail-list.module.css'

/** The specification's default and limit. */
const DEFAULT_COLUMNS = 3
const MAX_COLUMNS = 4

/** A value under its title. */
interface DetailItem {
  id: string
  title: string
  value: ReactNode
  /** Columns wide; 1 unless told, and never more than there are. */
  span?: number | undefined
  /** Further attributes of its box. */
  mark?: HTMLAttributes<HTMLElement> | undefined
}

interface DetailListProps {
  items: readonly DetailItem[]
  /** 1 to 4; 3 unless told. Narrow screens have fewer. */
  columns?: number | undefined
  /** Where a title stands: above its value unless told. */
  labels?: 'beside' | 'above' | undefined
}

const within = (count: number, most: number) => Math.min(Math.max(Math.trunc(count) || 1, 1), most)

const variable = (name: string, value: number) => ({ [name]: value }) as CSSProperties

/** Values under their titles, in one to four columns. */
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
