import { EllipsisOutlined } from '@ant-design/icons'
import {
  type DataRecord,
  dayName,
  type PageActions,
  TableCell,
  type TableColumn,
  useRuntime,
  useText,
  weekdayName,
} from '#runtime'
import type { ListPage } from '#schemas'
import { DetailLink } from '../../../shared/row-detail.tsx'
import { More } from '../row-actions.tsx'
import { useCellText } from '../use-cell-text.ts'
import css from './calendar.module.css'

/** Maximum number of rows that a day shows. */
const MAX_ENTRIES = 3

interface DayRowsProps {
  page: ListPage
  /** Day as `YYYY-MM-DD`. */
  day: string
  rows: readonly DataRecord[]
  rowKey: string
  /** Column whose values are the titles of the rows. Undefined if the user may not see this column. */
  title: TableColumn | undefined
  actions: PageActions
  classOf: (record: DataRecord) => string
  /** Opens the dialog with all rows of the day. */
  openAll: () => void
}

/** Shows the first rows of a day. A button opens all rows of the day. */
export function DayRows({ page, day, rows, rowKey, title, actions, classOf, openAll }: DayRowsProps) {
  const t = useText()
  const { locale } = useRuntime()
  const date = <time dateTime={day}>{Number(day.slice(-2))}</time>
  const name = dayName(day, locale)
  const hidden = rows.length - MAX_ENTRIES
  return (
    <div className={css.inside}>
      {rows.length === 0 ? (
        <span className={css.date} title={name}>
          {date}
        </span>
      ) : (
        <button
          type="button"
          className={css.date}
          title={name}
          aria-label={t('{{day}}: {{count}} {{count:row|rows}}', { day: name, count: rows.length })}
          onClick={openAll}
        >
          {date}
          <span className={css.weekday}>{weekdayName(day, locale)}</span>
        </button>
      )}
      {rows.slice(0, MAX_ENTRIES).map((record) => {
        const key = String(record[rowKey])
        return (
          <Entry
            key={key}
            page={page}
            record={record}
            rowKey={key}
            title={title}
            actions={actions}
            className={classOf(record)}
          />
        )
      })}
      {hidden > 0 && (
        <button
          type="button"
          className={css.more}
          aria-label={t('+{{count}} more on {{day}}', { count: hidden, day: name })}
          onClick={openAll}
        >
          {t('+{{count}} more', { count: hidden })}
        </button>
      )}
    </div>
  )
}

interface EntryProps extends Pick<DayRowsProps, 'page' | 'title' | 'actions'> {
  record: DataRecord
  rowKey: string
  className: string
}

/** A row of a day: its title in the color of the row's tone, and its actions. */
function Entry({ page, record, rowKey, title, actions, className }: EntryProps) {
  const t = useText()
  const views = actions.viewsOf(page.list.rowActions, { record })
  const text = useCellText(title, record)
  return (
    <div className={`${css.entry} ${className}`} data-row-key={rowKey}>
      <span className={css.title} title={text}>
        <DetailLink record={record}>
          {title ? <TableCell column={title} record={record} /> : rowKey}
        </DetailLink>
      </span>
      {views.length > 0 && (
        <More
          actions={views}
          className={css.actions}
          label={<EllipsisOutlined aria-hidden />}
          name={t('Actions')}
        />
      )}
    </div>
  )
}
