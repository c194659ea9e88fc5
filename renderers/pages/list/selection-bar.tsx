import { Button } from 'antd'
import { type MouseEvent, useRef } from 'react'
import {
  type ListSelection,
  type PageActions,
  type SelectAll,
  type SelectionTotal,
  selectionTotals,
  type TableColumn,
  useText,
} from '#runtime'
import type { ListPage } from '#schemas'
import { formatFen } from '#schemas/money'
import { ActionButton } from '../../shared/action-button.tsx'
import { formatNumber } from '../../shared/format-number.ts'
import card from '../../shared/page-card.module.css'
import { PageHeading } from '../../shared/page-heading.tsx'
import hint from '../../shared/scroll-hint.module.css'
import { useScrollHint } from '../../shared/use-scroll-hint.ts'
import css from './list.module.css'

interface SelectionBarProps {
  page: ListPage
  selection: ListSelection
  all: SelectAll | undefined
  /** Visible columns. */
  columns: readonly TableColumn[]
  actions: PageActions
  titleId: string
}

/**
 * Bar that replaces the toolbar while rows are selected. The bar is as high as the toolbar, to avoid a layout
 * shift.
 */
export function SelectionBar({ page, selection, all, columns, actions, titleId }: SelectionBarProps) {
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  useScrollHint(scroller)
  const clear = (event: MouseEvent<HTMLElement>) => {
    // When the selection is cleared, this bar is unmounted, so the focus moves to the list.
    event.currentTarget.closest('section')?.focus()
    selection.clear()
  }
  return (
    <header className={`${card.bar} ${css.selected}`}>
      <PageHeading className="visually-hidden" id={titleId} title={t(page.title)} />
      <span className={css.count} role="status">
        <span>{t('{{count}} selected', { count: formatNumber(selection.keys.length) })}</span>
        {selectionTotals(columns, selection.records).map((total) => (
          <Sum key={total.column.id} total={total} />
        ))}
      </span>
      {all && <SelectAllButton all={all} />}
      <Button type="link" size="small" onClick={clear}>
        {t('Clear')}
      </Button>
      <div className={`${css.actions} ${hint.hint}`} ref={scroller}>
        {actions.viewsOf(page.list.bulkActions, { records: selection.records }).map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
    </header>
  )
}

/** Shows the sum of a column for the selected rows, with the title of the column. */
function Sum({ total: { column, sum } }: { total: SelectionTotal }) {
  const isMoney = column.cell?.name === 'Money'
  return (
    <>
      {' · '}
      <span className={css.sum}>
        {column.title} {isMoney ? `¥${formatFen(sum)}` : formatNumber(sum)}
      </span>
    </>
  )
}

/**
 * Button that selects all rows of the search. While the rows load, it shows the progress, and a click cancels
 * the loading.
 */
function SelectAllButton({ all }: { all: SelectAll }) {
  const t = useText()
  const count = formatNumber(all.count)
  if (all.loaded !== undefined)
    return (
      <Button type="link" size="small" onClick={all.cancel}>
        {t('Cancel: {{loaded}} of {{count}} loaded', { loaded: formatNumber(all.loaded), count })}
      </Button>
    )
  return (
    <Button type="link" size="small" onClick={all.start}>
      {all.isLimited ? t('Select the first {{count}}', { count }) : t('Select all {{count}}', { count })}
    </Button>
  )
}
