import { defineArea } from '../../platform/area/area.ts'
import { jobs } from './jobs.ts'
import { runResource } from './list-resource.ts'
import { timerFolder, timerMenus } from './menus.ts'

/** Scheduled jobs and their runs. */
export const timerArea = defineArea({
  name: 'timer',
  resources: [jobs],
  lists: { 'jobRun.list': runResource },
  menuFolders: [timerFolder],
  menus: timerMenus,
})
