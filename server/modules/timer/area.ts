import { defineArea } from '../../platform/area/area.ts'
import { jobs } from './jobs.ts'
import { timerFolder, timerMenus } from './menus.ts'
import { jobRuns } from './routes.ts'

/** Scheduled jobs and their runs. */
export const timerArea = defineArea({
  name: 'timer',
  resources: [jobs, jobRuns],
  menuFolders: [timerFolder],
  menus: timerMenus,
})
