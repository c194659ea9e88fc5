import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries about jobs and their runs. */
export const timerDictionaries = defineDictionaries([
  {
    code: 'quartz_status',
    name: { en: 'Job status', zh: '定时任务状态' },
    about: { en: 'Whether a job is scheduled', zh: '定时任务是否按计划执行' },
    items: [item('0', 'Scheduled', '正常', 'success'), item('-1', 'Paused', '停止', 'neutral')],
  },
  {
    code: 'sys_quartz_job_handler',
    name: { en: 'Job handler', zh: '定时任务处理程序' },
    about: { en: 'Work that a job can do; the server adds its items', zh: '任务可执行的工作，由服务器登记' },
    items: [],
  },
  {
    code: 'sys_quartz_job_concurrency',
    name: { en: 'Overlapping runs', zh: '并发策略' },
    about: { en: 'What happens if a run is still active', zh: '上一次执行未结束时的处理方式' },
    items: [
      item('skip', 'Skip the new run', '跳过本次'),
      item('queue', 'Wait for the active run', '排队等待'),
      item('parallel', 'Run in parallel', '并行执行'),
    ],
  },
  {
    code: 'sys_quartz_log_status',
    name: { en: 'Run status', zh: '执行状态' },
    about: { en: 'Outcome of a run', zh: '一次执行的结果' },
    items: [
      item('QUEUED', 'Queued', '等待执行', 'neutral'),
      item('RUNNING', 'Running', '执行中', 'inProgress'),
      item('SUCCEEDED', 'Succeeded', '成功', 'success'),
      item('FAILED', 'Failed', '失败', 'danger'),
      item('TIMED_OUT', 'Timed out', '超时', 'danger'),
      item('CANCELLED', 'Cancelled', '已取消', 'neutral'),
      item('SKIPPED', 'Skipped', '已跳过', 'neutral'),
    ],
  },
])
