import { DownOutlined, EllipsisOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import { type CSSProperties, use } from 'react'
import {
  type DataRecord,
  isColumnEditable,
  type ListSelection,
  type OpenRows,
  type PageActions,
  type TableColumn,
  useAccess,
  useInspectMark,
  useOpenKeys,
  useText,
} from '#runtime'
import type { ListPage, RowCards } from '#schemas'
import { DetailCell } from '../../../shared/detail-cell.tsx'
import { lazyView } from '../../../shared/lazy-view.tsx'
import { DetailLink } from '../../../shared/row-detail.tsx'
import { More } from '../row-actions.tsx'
import { ExpandedRow } from '../rows/expander.tsx'
import { BranchNote, TreeToggle } from '../tree/tree-cell.tsx'
import { TreeContext } from '../tree/tree-context.ts'
import { useCellText } from '../use-cell-text.ts'
import { CardLines } from './card-lines.tsx'
import css from './cards.module.css'

const EditableCell = lazyView(async () => (await import('../edit/editable-cell.tsx')).EditableCell)

interface LineProps {
  page: ListPage
  column: TableColumn
  /** All columns of the card. The Tab key moves the focus through the editable columns. */
  columns: readonly TableColumn[]
  record: DataRecord
}

export interface CardProps {
  page: ListPage
  record: DataRecord
  rowKey: string
  columns: CardColumns
  /** All visible columns. */
  all: readonly TableColumn[]
  actions: PageActions
  /** CSS classes for the tone of the row, and for the row whose detail page is open. */
  className: string
  /** The selected cards. Undefined if the user can't select cards. */
  selection?: ListSelection
  /** The expanded rows. Undefined if the user can't expand rows. */
  open?: OpenRows
  /** Heading level of the card's title. By default, it is one level below the heading of the page. */
  heading?: 'h2' | 'h3'
}

/** Draws a value of a card. If the column is editable, the user can edit the value on the card. */
function Line({ page, column, columns, record }: LineProps) {
  const access = useAccess()
  if (!isColumnEditable(column, access)) return <DetailCell column={column} record={record} />
  return <EditableCell page={page} column={column} columns={columns} record={record} />
}

/**
 * Draws a row as a card. The title links to the row's detail page, and the other values are below the title.
 */
export function Card({ page, record, rowKey, columns, all, actions, className, ...own }: CardProps) {
  const { selection, open, heading = 'h2' } = own
  const level = use(TreeContext)?.rowMap.get(record)?.level ?? 1
  const isSelected = selection?.keys.includes(rowKey)
  const { title, lines } = columns
  const classes = [css.card, className, isSelected && css.chosen].filter(Boolean).join(' ')
  return (
    <article className={classes} data-row-key={rowKey} style={{ '--level': level } as CSSProperties}>
      <CardHead {...{ page, record, rowKey, columns, actions, selection, heading }} />
      {lines.length > 0 && (
        <CardLines
          lines={lines}
          draw={(column) => <Line page={page} column={column} columns={all} record={record} />}
        />
      )}
      {title && <BranchNote record={record} />}
      {open && page.list.table?.expand && (
        <CardMore page={page} record={record} rowKey={rowKey} open={open} />
      )}
    </article>
  )
}

interface HeadProps extends Pick<CardProps, 'page' | 'record' | 'rowKey' | 'columns' | 'actions'> {
  selection: ListSelection | undefined
  heading: 'h2' | 'h3'
}

function CardHead({ page, record, rowKey, columns, actions, selection, heading: Heading }: HeadProps) {
  const t = useText()
  const mark = useInspectMark()
  const { title, badge } = columns
  const views = actions.viewsOf(page.list.rowActions, { record })
  return (
    <header className={css.head}>
      {selection?.enabled && (
        <SelectCard record={record} rowKey={rowKey} title={title} selection={selection} />
      )}
      <TreeToggle record={record} />
      {title && (
        <Heading className={css.title} {...mark(title.at)}>
          {title.cell?.name === 'Link' ? (
            <DetailCell column={title} record={record} />
          ) : (
            <DetailLink record={record}>
              <DetailCell column={title} record={record} />
            </DetailLink>
          )}
        </Heading>
      )}
      {badge && (
        <span className={css.badge} {...mark(badge.at)}>
          <DetailCell column={badge} record={record} />
        </span>
      )}
      {views.length > 0 && (
        <More
          actions={views}
          className={css.more}
          label={<EllipsisOutlined aria-hidden />}
          name={t('Actions')}
        />
      )}
    </header>
  )
}

interface SelectCardProps extends Pick<CardProps, 'record' | 'rowKey'> {
  title: CardColumns['title']
  selection: ListSelection
}

function SelectCard({ record, rowKey, title, selection }: SelectCardProps) {
  const t = useText()
  const { keys, change } = selection
  const name = useCellText(title, record) ?? rowKey
  return (
    <Checkbox
      className={css.choose}
      aria-label={t('Select {{name}}', { name })}
      checked={keys.includes(rowKey)}
      onChange={({ target }) =>
        change(target.checked ? [...keys, rowKey] : keys.filter((key) => key !== rowKey), [record])
      }
    />
  )
}

interface CardMoreProps extends Pick<CardProps, 'page' | 'record' | 'rowKey'> {
  open: OpenRows
}

/** Expand button of a card. The content of the expanded row is below this button. */
function CardMore({ page, record, rowKey, open }: CardMoreProps) {
  const t = useText()
  const isOpen = useOpenKeys(open).has(rowKey)
  const title = t(page.list.table?.expand?.title ?? 'Details')
  return (
    <>
      <button
        type="button"
        className={css.expander}
        aria-expanded={isOpen}
        onClick={() => open.toggle(rowKey)}
      >
        {title} <DownOutlined aria-hidden />
      </button>
      {isOpen && <ExpandedRow page={page} record={record} title={title} />}
    </>
  )
}

/** The columns of a card, divided by their position on the card. */
export interface CardColumns {
  title: TableColumn | undefined
  /** Value at the top right of the card. */
  badge: TableColumn | undefined
  lines: readonly TableColumn[]
}

/**
 * Decides the position of each visible column on a card. By default, the first column is the title. The first
 * other column whose cell is `Dict` is the badge.
 */
export function cardColumns(columns: readonly TableColumn[], cards: RowCards = {}): CardColumns {
  const byId = (id: string | undefined) => columns.find((column) => id !== undefined && column.id === id)
  const title = byId(cards.title) ?? columns[0]
  const isState = (column: TableColumn) => column !== title && column.cell?.name === 'Dict'
  const badge = cards.badge === undefined ? columns.find(isState) : byId(cards.badge)
  const isLine = (column: TableColumn) =>
    column !== title && column !== badge && (cards.lines?.includes(column.id) ?? true)
  return { title, badge, lines: columns.filter(isLine) }
}
