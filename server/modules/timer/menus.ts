import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of jobs. */
export const timerFolder: SeedFolder = {
  url: '/timer',
  icon: 'schedule',
  order: 50,
  titles: { en: 'Jobs', zh: '定时任务' },
}

/** Menus of jobs and their runs. */
export const timerMenus = menusIn('/timer', [
  {
    url: '/timer/job',
    component: 'timer/JobList',
    icon: 'schedule',
    order: 10,
    code: 'timer:job:list',
    titles: { en: 'Jobs', zh: '任务列表' },
    keepAlive: true,
    buttons: [
      { code: 'timer:job:edit', titles: { en: 'Edit, pause and resume', zh: '编辑、停止与启动' } },
      { code: 'timer:job:delete', titles: { en: 'Delete', zh: '删除' } },
      { code: 'timer:job:run', titles: { en: 'Run now and cancel runs', zh: '立即执行与取消' } },
    ],
  },
  {
    url: '/timer/jobRun',
    component: 'timer/JobRunList',
    icon: 'history',
    order: 20,
    code: 'timer:run:list',
    titles: { en: 'Run history', zh: '执行记录' },
    keepAlive: true,
  },
  {
    url: '/timer/jobForm',
    component: 'timer/JobForm',
    order: 11,
    code: 'timer:job:add',
    titles: { en: 'New job', zh: '新增任务' },
    hidden: true,
  },
])
