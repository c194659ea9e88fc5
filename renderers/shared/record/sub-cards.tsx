import type { ReactNode } from 'react'
import { type DataRecord, type TableColumn, useColumns, useInspectMark, useText } from '#runtime'
import { DetailCell } from '../detail-cell.tsx'
import facts from '../fact-list.module.css'
import { ColumnSum } from './column-sum.tsx'
import css from './sub-cards.module.css'
import { rowsOf, type SubListProps } from './sub-table.tsx'

/**
 * Shows rows as cards. The rows are in a field of the record. The first column is the title of a card. Lines
 * without a value are left out.
 */
export function SubCards(props: SubListProps) {
  const t = useText()
  const { node, pointer, name = 'Rows' } = props
  const columns = useColumns(node.columns, `${pointer}/columns`)
  const [title, ...lines] = columns
  const rows = rowsOf(props)
  if (rows.length === 0) return <p className={css.empty}>{t(node.empty ?? 'No rows')}</p>
  const totals = columns.filter(({ field }) => node.total?.includes(field))
  return (
    <ul className={css.cards} aria-label={t(node.title ?? name)}>
      {rows.map((row, index) => (
        <li key={String(row.id ?? index)} className={css.card}>
          {title && (
            <div className={css.title}>
              <DetailCell column={title} record={row} />
            </div>
          )}
          <Lines
            columns={lines.filter((column) => hasValue(column, row))}
            draw={(column) => <DetailCell column={column} record={row} />}
          />
        </li>
      ))}
      {totals.length > 0 && (
        <li className={`${css.card} ${css.sum}`}>
          <div className={css.title}>{t('Total')}</div>
          <Lines columns={totals} draw={(column) => <ColumnSum column={column} rows={rows} />} />
        </li>
      )}
    </ul>
  )
}

/**
 * False if the field is empty. Always true for a computed column, because its value is computed only when it
 * is drawn.
 */
const hasValue = ({ field, computeValue }: TableColumn, row: DataRecord) =>
  computeValue !== undefined || (row[field] !== null && row[field] !== undefined && row[field] !== '')

interface LinesProps {
  columns: readonly TableColumn[]
  draw: (column: TableColumn) => ReactNode
}

function Lines({ columns, draw }: LinesProps) {
  const mark = useInspectMark()
  return (
    <dl className={`${facts.facts} ${facts.rows}`}>
      {columns.map((column) => (
        <div key={column.id} {...mark(column.at)}>
          <dt>{column.title}</dt>
          <dd>{draw(column)}</dd>
        </div>
      ))}
    </dl>
  )
}
