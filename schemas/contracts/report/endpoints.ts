import { defineEndpoints } from '../endpoint.ts'

/** Reports: who may see one is said by its page's view code, which the server looks up. */
export const reportEndpoints = defineEndpoints({
  'report.run': { method: 'POST', path: '/app/reports/run', access: 'signedIn', gives: 'value' },
  'report.csv': { method: 'POST', path: '/app/reports/csv', access: 'signedIn', gives: 'value' },
})
