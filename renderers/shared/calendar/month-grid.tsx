import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { emptyDaysBefore, type Month, useRuntime, weekdayNames } from '#runtime'
import css from './calendar.module.css'

/** A day of the grid. */
export interface GridDay {
  /** Day as `YYYY-MM-DD`. */
  day: string
  /** True for a day off, which has another background. */
  isFree?: boolean
  /** True for a day that isn't shown on a phone. */
  isQuiet?: boolean
}

interface MonthGridProps<Day extends GridDay> {
  month: Month
  /** Current day as `YYYY-MM-DD`. */
  today: string
  days: readonly Day[]
  draw: (day: Day) => ReactNode
}

/**
 * Draws the days of a month in weeks. On a phone, draws the days as a list. Arrow keys move the focus between
 * the days that have a link or a button.
 */
export function MonthGrid<Day extends GridDay>({ month, today, days, draw }: MonthGridProps<Day>) {
  const { locale } = useRuntime()
  return (
    <>
      <div className={css.weekdays} aria-hidden>
        {weekdayNames(locale).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol
        className={css.days}
        style={{ '--first': emptyDaysBefore(month) + 1 } as CSSProperties}
        onKeyDown={moveFocus}
      >
        {days.map((each) => {
          const { day, isFree = false, isQuiet = false } = each
          const isToday = day === today
          const classes = [css.day, isFree && css.free, isToday && css.today, isQuiet && css.quiet]
          return (
            <li
              key={day}
              className={classes.filter(Boolean).join(' ')}
              aria-current={isToday ? 'date' : undefined}
            >
              {draw(each)}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Moves the focus in the direction of an arrow key, to the next day that has a link or a button. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const days = [...event.currentTarget.children] as HTMLElement[]
  const from = days.findIndex((day) => day.contains(event.target as Node))
  const step = stepOf(event.key, days)
  if (from === -1 || step === 0) return
  event.preventDefault()
  for (let at = from + step; days[at]; at += step) {
    const target = days[at]?.querySelector<HTMLElement>('a, button')
    if (target) return target.focus()
  }
}

/** Returns by how many days a key moves the focus. Returns 0 for a key that doesn't move the focus. */
function stepOf(key: string, [first, second]: readonly HTMLElement[]): number {
  const week = first?.offsetLeft === second?.offsetLeft ? 1 : 7
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -week,
    ArrowDown: week,
  }
  return steps[key] ?? 0
}
