import { businessDay, useAddressParam, useRuntime } from '#runtime'
import { type Month, readMonth } from './month.ts'

interface MonthOnScreen {
  month: Month
  /** The day it is for the business, `YYYY-MM-DD`. */
  today: string
  goTo: (month: Month) => void
}

/** The month on screen, kept in the address: `?month=2026-11`. Without one it is the present month of the business. */
export function useMonth(): MonthOnScreen {
  const { businessTz } = useRuntime()
  const [asked, goTo] = useAddressParam('month')
  const today = businessDay(businessTz)
  return { month: readMonth(asked) ?? today.slice(0, 7), today, goTo }
}
