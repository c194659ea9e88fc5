import { defineEndpoints, get } from '../endpoint.ts'

/** What is settled on which day. */
export const calendarEndpoints = defineEndpoints({
  'calendar.month': get.value('/bill/settleBill/calendar', 'bill:calendar'),
})
