import { definePage } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'
import type { SettleCalendarProps } from './schema.ts'

/** What is settled on which day of a month. */
export const settleCalendarPage = definePage<SettleCalendarProps>({
  name: 'bill/SettleCalendar',
  title: 'Settlement calendar',
  Component: lazyView(async () => (await import('./settle-calendar.tsx')).SettleCalendar, <states.Loading />),
})
