import { Button } from 'antd'
import { useId } from 'react'
import { type DataRecord, type PageActions, type TableColumn, useBoardColumn, useText } from '#runtime'
import { errorText } from '#runtime/http'
import type { DictItem, ListPage } from '#schemas'
import { DictTag } from '../../../shared/dict-tag.tsx'
import { formatNumber } from '../../../shared/format-number.ts'
import skeleton from '../../../shared/skeleton.module.css'
import type { CardColumns } from '../cards/card.tsx'
import { CardItems } from '../cards/card-items.tsx'
import css from './board.module.css'
import { useIsNear } from './use-is-near.ts'

interface BoardColumnProps {
  page: ListPage
  rowKey: string
  /** Field that divides the rows into columns: each value of the field has its own column. */
  field: string
  /** Dictionary item whose value is the value of this column. */
  item: DictItem
  layout: CardColumns
  columns: readonly TableColumn[]
  actions: PageActions
  classOf: (record: DataRecord) => string
}

/**
 * Shows the rows with the column's value as cards. The rows load when the column comes near the visible part
 * of the board.
 */
export function BoardColumn(props: BoardColumnProps) {
  const { page, rowKey, field, item, layout, columns, actions, classOf } = props
  const t = useText()
  const titleId = useId()
  const [column, isNear] = useIsNear()
  const state = useBoardColumn(page, { field, value: String(item.value), isNear })
  const { rows, total, isCapped, isLoading, error, retry, loadMore, isCut } = state
  return (
    <section className={css.column} ref={column} aria-labelledby={titleId} aria-busy={isLoading}>
      <h2 className={css.title} id={titleId}>
        <DictTag text={item.text} color={item.color} />
        <span className={css.count}>
          {total !== undefined && `${formatNumber(total)}${isCapped ? '+' : ''}`}
        </span>
      </h2>
      <div className={css.rows}>
        <CardItems
          page={page}
          rows={rows}
          rowKey={rowKey}
          layoutOf={(record) => withoutEmptyLines(layout, record)}
          all={columns}
          actions={actions}
          classOf={classOf}
          className={css.cards}
          heading="h3"
        />
        {isLoading && <Waiting />}
        {total === 0 && <p className={css.note}>{t('No rows')}</p>}
        {error && (
          <div className={css.note} role="alert">
            <p>{errorText(error, t)}</p>
            <Button size="small" onClick={retry}>
              {t('Try again')}
            </Button>
          </div>
        )}
        {loadMore && (
          <Button
            block
            type="text"
            aria-label={t('Show more in {{column}}', { column: item.text })}
            onClick={loadMore}
          >
            {t('Show more')}
          </Button>
        )}
        {isCut && (
          <p className={css.note} role="status">
            {t('The first {{count}} rows. The table shows all rows.', { count: formatNumber(rows.length) })}
          </p>
        )}
      </div>
    </section>
  )
}

/** Leaves out lines without a value, so that cards stay short. Lines with a computed value stay. */
const withoutEmptyLines = (layout: CardColumns, record: DataRecord): CardColumns => ({
  ...layout,
  lines: layout.lines.filter(({ field, computeValue }) => computeValue || !isEmpty(record[field])),
})

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function Waiting() {
  const t = useText()
  return (
    <div className={css.waiting} role="status" aria-label={t('Loading')}>
      <span className={skeleton.line} />
      <span className={skeleton.line} />
      <span className={skeleton.line} />
    </div>
  )
}
