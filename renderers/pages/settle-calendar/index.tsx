import Type, { type Static } from 'typebox'
import {
  businessDay,
  definePage,
  readMonth,
  useAddressParam,
  useOperation,
  useRuntime,
  useText,
} from '#runtime'
import { type CalendarDay, type CustomPage, strictObject } from '#schemas'
import { formatFen } from '#schemas/money'
import { MonthGrid } from '../../shared/calendar/month-grid.tsx'
import { MonthSwitch } from '../../shared/calendar/month-switch.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { DayCell } from './day-cell.tsx'
import css from './settle-calendar.module.css'

export const SettleCalendarProps = strictObject({
  list: Type.Optional(
    Type.String({
      title: 'List page',
      description: 'Page that a day opens, filtered by its settlement date. Default: bill/SettleBillList.',
    }),
  ),
})
export type SettleCalendarProps = Static<typeof SettleCalendarProps>

const LIST = 'bill/SettleBillList'

/** Shows the settlements of a month. Each day links to its bills. */
function SettleCalendar({ page, props }: { page: CustomPage; props: SettleCalendarProps }) {
  const t = useText()
  const { month, today, goTo } = useMonth()
  const { data, error, isLoading, isRefreshing, refresh } = useOperation<CalendarDay[]>(
    'calendar.month',
    { month },
    { keepsPreviousData: true },
  )
  const { Loading, Failed } = useRuntime().registry.states
  return (
    <div className={css.page} aria-busy={isLoading || isRefreshing}>
      <header className={css.bar}>
        <PageTitle>{t(page.title)}</PageTitle>
        <MonthSwitch month={month} present={today.slice(0, 7)} goTo={goTo} />
        {data && <Sum days={data} />}
      </header>
      {error ? (
        <Failed error={error} retry={refresh} />
      ) : data ? (
        <Days days={data} today={today} list={props.list ?? LIST} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Sum({ days }: { days: readonly CalendarDay[] }) {
  const t = useText()
  const bills = days.reduce((sum, day) => sum + day.billCount, 0)
  const payable = days.reduce((sum, day) => sum + day.payableFen, 0)
  return (
    <p className={css.sum}>
      {t('{{count}} {{count:bill|bills}}', { count: bills })} · <strong>{formatFen(payable)}</strong>
    </p>
  )
}

interface DaysProps {
  days: readonly CalendarDay[]
  today: string
  /** Id of the page with the bills of a day. */
  list: string
}

function Days({ days, today, list }: DaysProps) {
  const { navigation } = useRuntime()
  const path = navigation.pathOf(list)
  const month = days[0]?.day.slice(0, 7) ?? today.slice(0, 7)
  const pathOf = ({ day, billCount }: CalendarDay) =>
    path === undefined || billCount === 0
      ? undefined
      : `${path}?settleDate_begin=${day}&settleDate_end=${day}`
  return (
    <MonthGrid
      month={month}
      today={today}
      days={days.map((day) => ({ ...day, isFree: !day.isWorkday }))}
      draw={(day) => <DayCell day={day} to={pathOf(day)} />}
    />
  )
}

/** Calendar of settlements. */
export const settleCalendarPage = definePage<SettleCalendarProps>({
  name: 'bill/SettleCalendar',
  title: 'Settlement calendar',
  Component: SettleCalendar,
})

/** Reads the month from the address, `?month=2026-11`. The default is the current business month. */
function useMonth() {
  const { businessTz } = useRuntime()
  const [monthParam, goTo] = useAddressParam('month')
  const today = businessDay(businessTz)
  return { month: readMonth(monthParam) ?? today.slice(0, 7), today, goTo }
}
