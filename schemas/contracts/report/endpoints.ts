import { defineEndpoints, post } from '../endpoint.ts'

/**
 * Operations on reports. Callers need two permissions: `requires.view` of the page, and the permission of the
 * report's data source.
 */
export const reportEndpoints = defineEndpoints({
  'report.run': post.value('/app/reports/run', 'signedIn'),
  'report.csv': post.value('/app/reports/csv', 'signedIn'),
})
