import { defineArea } from '../area/area.ts'
import { expiredFilesJob, unsentUploadsJob } from './jobs.ts'
import { fileRoutes } from './routes.ts'

/** Uploads and downloads of files. */
export const fileArea = defineArea({
  name: 'file',
  routes: [fileRoutes],
  jobs: [expiredFilesJob, unsentUploadsJob],
})
