import { defineEndpoints, post } from '../endpoint.ts'

/** Reports: who may see one is said by its page's view code, which the server looks up. */
export const reportEndpoints = defineEndpoints({
  'report.run': post.value('/app/reports/run', 'signedIn'),
  'report.csv': post.value('/app/reports/csv', 'signedIn'),
})
