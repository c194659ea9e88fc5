import { defineEndpoints, get, post } from '../endpoint.ts'

/** Files that a user has made in the background, and those he brought: everybody has his own, and nobody else's. */
export const taskEndpoints = defineEndpoints({
  'task.list': get.page('/app/tasks/list', 'signedIn'),
  'task.get': get.record('/app/tasks/queryById', 'signedIn'),
  'task.export': post.record('/app/tasks/export', 'signedIn'),
  'task.cancel': post.record('/app/tasks/cancel', 'signedIn'),
  'task.retry': post.record('/app/tasks/retry', 'signedIn'),
  'task.file': post.value('/app/tasks/file', 'signedIn'),
})
