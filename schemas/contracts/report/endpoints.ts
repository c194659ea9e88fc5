import { defineEndpoints, post } from '../endpoint.ts'

/** Reports. The page's view code names the permission. */
export const reportEndpoints = defineEndpoints({
  'report.run': post.value('/app/reports/run', 'signedIn'),
  'report.csv': post.value('/app/reports/csv', 'signedIn'),
})
