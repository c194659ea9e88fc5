import { Modal } from 'antd'
import { useMemo, useState } from 'react'
import {
  type DataRecord,
  dayName,
  type ListState,
  type PageActions,
  useCloseOnBack,
  useRuntime,
  useText,
} from '#runtime'
import type { ListPage } from '#schemas'
import { cardColumns } from '../cards/card.tsx'
import { CardItems } from '../cards/card-items.tsx'
import { useRowClass } from '../rows/use-row-class.ts'
import css from './calendar.module.css'

interface DayDialogProps {
  page: ListPage
  list: ListState
  actions: PageActions
  /** Day as `YYYY-MM-DD`. Undefined while the dialog is closed. */
  day: string | undefined
  /** Rows of the day. Undefined if the day has no rows. */
  rows: readonly DataRecord[] | undefined
  close: () => void
}

/** Shows all rows of a day as cards in a dialog. The detail page of a row opens above this dialog. */
export function DayDialog({ page, list, actions, day, rows = [], close }: DayDialogProps) {
  const t = useText()
  const { locale } = useRuntime()
  const [last, setLast] = useState(day)
  if (day !== undefined && day !== last) setLast(day)
  const { columns, rowKey, openId } = list
  // The back button first closes the detail page of a row, which is in the address, and then the dialog below
  // it.
  useCloseOnBack({ isOpen: day !== undefined && openId === undefined, close })
  const layout = useMemo(() => cardColumns(columns, page.list.table?.cards), [columns, page])
  const classOf = useRowClass(page, rowKey, openId)
  return (
    <Modal
      open={day !== undefined}
      title={last && dayName(last, locale)}
      footer={null}
      width={560}
      onCancel={close}
      destroyOnHidden
    >
      {rows.length === 0 ? (
        <p className={css.note}>{t('No rows on this day')}</p>
      ) : (
        <CardItems
          page={page}
          rows={rows}
          rowKey={rowKey}
          layoutOf={() => layout}
          all={columns}
          actions={actions}
          classOf={classOf}
          name={t(page.title)}
        />
      )}
    </Modal>
  )
}
