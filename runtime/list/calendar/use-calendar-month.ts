import type { ListPage } from '#schemas'
import { businessDay } from '../../business-time.ts'
import { type Month, readMonth } from '../../calendar/month.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { AddressRules, ListAddress } from '../address.ts'
import { useListAddress } from '../use-list-address.ts'

/**
 * The month that a list's calendar shows, from the address (`?month=2026-11`). By default, it is the month in
 * which a date range of the search starts or, without such a range, the current business month.
 */
export function useCalendarMonth(page: ListPage, field: string) {
  const { businessTz } = useRuntime()
  const { address, rules, go } = useListAddress(page)
  const today = businessDay(businessTz)
  return {
    month: readMonth(address.month) ?? searchedMonth(field, address, rules) ?? today.slice(0, 7),
    today,
    goTo: (month: Month) => void go({ month }),
  }
}

/** The month in which the date range of a search field starts. */
function searchedMonth(field: string, { values }: ListAddress, { fields }: AddressRules): Month | undefined {
  const searched = fields.find((keyed) => keyed.field.field === field && keyed.field.op === 'between')
  const range = searched && values[searched.key]
  return Array.isArray(range) ? readMonth(String(range[0]).slice(0, 'YYYY-MM'.length)) : undefined
}
