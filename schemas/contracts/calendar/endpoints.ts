import { defineEndpoints } from '../endpoint.ts'

/** What is settled on which day. */
export const calendarEndpoints = defineEndpoints({
  'calendar.month': {
    method: 'GET',
    path: '/bill/settleBill/calendar',
    access: 'bill:calendar',
    gives: 'value',
  },
})
