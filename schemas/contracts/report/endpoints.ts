import { defineEndpoints, post } from '../endpoint.ts'

/**
 * Reports. Callers need the permission `requires.view` of the page and the permission of the report's source.
 */
export const reportEndpoints = defineEndpoints({
  'report.run': post.value('/app/reports/run', 'signedIn'),
  'report.csv': post.value('/app/reports/csv', 'signedIn'),
})
