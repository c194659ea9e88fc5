import { defineEndpoints, get } from '../endpoint.ts'

/** Settlements by day. */
export const calendarEndpoints = defineEndpoints({
  'calendar.month': get.value('/bill/settleBill/calendar', 'bill:calendar'),
})
