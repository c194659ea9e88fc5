import type { DataRecord } from '#runtime'
import { Card, type CardColumns, type CardProps } from './card.tsx'
import css from './cards.module.css'

interface CardItemsProps extends Omit<CardProps, 'record' | 'rowKey' | 'columns' | 'className'> {
  rows: readonly DataRecord[]
  /** Name of the field with the key of a row. */
  rowKey: string
  layoutOf: (record: DataRecord) => CardColumns
  classOf: (record: DataRecord) => string
  /** Accessible name of the list of cards. Undefined if a heading already names the list. */
  name?: string
  className?: string | undefined
}

/** Shows rows as a list of cards. */
export function CardItems(props: CardItemsProps) {
  const { rows, rowKey, layoutOf, classOf, name, className = css.list, ...card } = props
  return (
    <ul className={className} aria-label={name}>
      {rows.map((record) => {
        const key = String(record[rowKey])
        return (
          <li key={key}>
            <Card
              {...card}
              record={record}
              rowKey={key}
              columns={layoutOf(record)}
              className={classOf(record)}
            />
          </li>
        )
      })}
    </ul>
  )
}
