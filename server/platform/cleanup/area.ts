import { defineArea } from '../area/area.ts'
import { expiredRowsJob, partitionsJob, retentionJob } from './jobs.ts'

/** Jobs that clean up and prepare the tables of the platform. */
export const cleanupArea = defineArea({
  name: 'cleanup',
  jobs: [expiredRowsJob, retentionJob, partitionsJob],
})
