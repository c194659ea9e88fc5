import { defineArea } from '../area/area.ts'
import { expiredRowsJob, partitionsJob, retentionJob } from './jobs.ts'

/** Periodic work on the tables of the platform. */
export const cleanupArea = defineArea({
  name: 'cleanup',
  jobs: [expiredRowsJob, retentionJob, partitionsJob],
})
