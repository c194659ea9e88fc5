import { defineEndpoints, get, post } from '../endpoint.ts'

/** Operations on the caller's background exports and imported files. */
export const taskEndpoints = defineEndpoints({
  'task.list': get.page('/app/tasks/list', 'signedIn'),
  'task.get': get.record('/app/tasks/queryById', 'signedIn'),
  'task.export': post.record('/app/tasks/export', 'signedIn'),
  'task.cancel': post.record('/app/tasks/cancel', 'signedIn'),
  'task.retry': post.record('/app/tasks/retry', 'signedIn'),
  'task.file': post.value('/app/tasks/file', 'signedIn'),
})
