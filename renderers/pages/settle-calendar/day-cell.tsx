import { dayName, useRuntime, useText, weekdayName } from '#runtime'
import type { CalendarDay } from '#schemas'
import { formatFen } from '#schemas/money'
import css from './settle-calendar.module.css'

interface DayCellProps {
  day: CalendarDay
  /**
   * Path of the page with the bills of the day. Without bills, or if the user may not open the page, the path
   * is undefined.
   */
  to: string | undefined
}

/** Shows the amounts of a day, and how many of its bills are ready to confirm, on hold or failed. */
export function DayCell({ day, to }: DayCellProps) {
  const { navigation, locale } = useRuntime()
  const content = <Content day={day} />
  if (to === undefined) return <div className={css.inside}>{content}</div>
  return (
    <a
      className={css.inside}
      href={to}
      aria-label={`${dayName(day.day, locale)}: ${formatFen(day.payableFen)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigation.navigate(to)
      }}
    >
      {content}
    </a>
  )
}

function Content({ day }: { day: CalendarDay }) {
  const t = useText()
  const { locale } = useRuntime()
  const waiting = [
    { key: 'open', count: day.openCount, text: t('{{count}} to confirm', { count: day.openCount }) },
    { key: 'held', count: day.heldCount, text: t('{{count}} on hold', { count: day.heldCount }) },
    { key: 'failed', count: day.failedCount, text: t('{{count}} failed', { count: day.failedCount }) },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <span className={css.head}>
        <time dateTime={day.day} title={dayName(day.day, locale)}>
          {Number(day.day.slice(8))}
          <span className={css.weekday}>{weekdayName(day.day, locale)}</span>
        </time>
        {day.holiday !== null && <span className={css.holiday}>{day.holiday}</span>}
      </span>
      {day.billCount > 0 && (
        <>
          <span className={css.amount}>{formatFen(day.payableFen)}</span>
          <span className={css.count}>{t('{{count}} {{count:bill|bills}}', { count: day.billCount })}</span>
        </>
      )}
      {waiting.length > 0 && (
        <span className={css.states}>
          {waiting.map(({ key, text }) => (
            <span key={key} className={css.waiting} data-kind={key}>
              {text}
            </span>
          ))}
        </span>
      )}
    </>
  )
}
