import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post } from '../endpoint.ts'

const list = 'timer:job:list'
const edit = 'timer:job:edit'
const run = 'timer:job:run'
const history = 'timer:run:list'

/** Operations on jobs and their runs. Paths under /sys belong to the JeecgBoot contract. */
export const timerEndpoints = defineEndpoints({
  ...crudEndpoints('quartzJob', {
    path: '/sys/quartzJob',
    list,
    add: 'timer:job:add',
    edit,
    delete: 'timer:job:delete',
  }),
  'quartzJob.pause': get.value('/sys/quartzJob/pause', edit),
  'quartzJob.resume': get.value('/sys/quartzJob/resume', edit),
  'quartzJob.execute': get.value('/sys/quartzJob/execute', run),
  'jobRun.list': get.page('/app/jobRuns/list', history),
  'jobRun.get': get.record('/app/jobRuns/get', history),
  'jobRun.cancel': post.value('/app/jobRuns/cancel', run),
})
