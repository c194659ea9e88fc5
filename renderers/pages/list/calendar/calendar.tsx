import { useMemo, useState } from 'react'
import {
  daysOfMonth,
  type ListState,
  type MonthRows,
  type PageActions,
  type Translate,
  useCalendarMonth,
  useMonthRows,
  useNamedColumns,
  useText,
} from '#runtime'
import type { ListCalendar, ListPage } from '#schemas'
import { MonthGrid } from '../../../shared/calendar/month-grid.tsx'
import { MonthSwitch } from '../../../shared/calendar/month-switch.tsx'
import { formatNumber } from '../../../shared/format-number.ts'
import { Placeholder } from '../placeholder.tsx'
import { useRowClass } from '../rows/use-row-class.ts'
import css from './calendar.module.css'
import { DayDialog } from './day-dialog.tsx'
import { DayRows } from './day-rows.tsx'

interface CalendarProps {
  page: ListPage
  list: ListState
  actions: PageActions
}

/** Shows the rows of a list in the grid of a month. A field with a date determines the day of each row. */
export function Calendar(props: CalendarProps) {
  const { calendar } = props.page.list
  return calendar ? <MonthOfRows {...props} calendar={calendar} /> : null
}

function MonthOfRows({ page, list, actions, calendar }: CalendarProps & { calendar: ListCalendar }) {
  const field = page.list.columns.find(({ id }) => id === calendar.date)?.field ?? ''
  const { month, today, goTo } = useCalendarMonth(page, field)
  const rows = useMonthRows(page, field, month)
  const ids = useMemo(() => [calendar.title], [calendar.title])
  const [title] = useNamedColumns(page, ids, list.settings)
  const classOf = useRowClass(page, list.rowKey, list.openId)
  const [openDay, setOpenDay] = useState<string>()
  const days = useMemo(
    () =>
      daysOfMonth(month).map((day) => {
        const dayRows = rows.byDay.get(day) ?? []
        return { day, rows: dayRows, isQuiet: dayRows.length === 0 }
      }),
    [month, rows.byDay],
  )
  const { error, isLoading, refresh } = rows
  const hasNoRows = list.search.missing.length > 0 || error !== undefined
  return (
    <div className={css.calendar} aria-busy={isLoading || rows.isRefreshing}>
      <div className={css.bar}>
        <MonthSwitch month={month} present={today.slice(0, 7)} goTo={goTo} />
        {!hasNoRows && <MonthNote rows={rows} />}
      </div>
      {hasNoRows ? (
        <Placeholder page={page} list={{ ...list, error, refresh }} actions={actions} />
      ) : (
        <MonthGrid
          month={month}
          today={today}
          days={days}
          draw={({ day, rows: dayRows }) => (
            <DayRows
              page={page}
              day={day}
              rows={dayRows}
              rowKey={list.rowKey}
              title={title}
              actions={actions}
              classOf={classOf}
              openAll={() => setOpenDay(day)}
            />
          )}
        />
      )}
      <DayDialog
        page={page}
        list={list}
        actions={actions}
        day={openDay}
        rows={openDay === undefined ? undefined : rows.byDay.get(openDay)}
        close={() => setOpenDay(undefined)}
      />
    </div>
  )
}

function MonthNote({ rows }: { rows: MonthRows }) {
  const t = useText()
  return (
    <span className={css.note} role="status">
      {monthText(rows, t)}
    </span>
  )
}

/**
 * Returns the number of rows in the month, or a note: the rows are loading, the month has no rows, or it has
 * more rows than are shown.
 */
function monthText({ count, total, isLoading }: MonthRows, t: Translate): string {
  if (isLoading) return t('Loading')
  if (count === 0) return t('No rows in this month')
  if (total <= count) return t('Total {{count}}', { count: formatNumber(count) })
  return t('The first {{shown}} of {{total}}', { shown: formatNumber(count), total: formatNumber(total) })
}
