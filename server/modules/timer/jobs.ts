import type { NewQuartzJob, SysQuartzJob } from '#schemas'
import { cancelRuns } from '../../platform/job/cancel-runs.ts'
import { jobUnknown } from '../../platform/job/errors.ts'
import { readParameter } from '../../platform/job/read-parameter.ts'
import type { RegisteredJob } from '../../platform/job/registered-job.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import type { Values } from '../../platform/resource/resource.ts'
import type { Services } from '../../services.ts'
import { jobNotFound, jobShipped } from './errors.ts'
import { jobResource } from './list-resource.ts'
import { jobRoutes } from './routes.ts'
import { requireNextRun } from './schedule.ts'

const RUNNING = 0

/** Returns the registered handler; throws for any other name. */
function handlerOf({ registry }: Pick<Services, 'registry'>, name: string): RegisteredJob {
  const job = Object.hasOwn(registry.jobs, name) ? registry.jobs[name] : undefined
  if (!job) throw jobUnknown({ name }).at('jobClassName')
  return job
}

/**
 * Validates a job. Returns its status, its limits and, if its schedule or status changes, its next run time.
 * Limits that the request body doesn't contain keep their values.
 */
function checkJob(
  services: Pick<Services, 'registry' | 'config' | 'clock'>,
  body: NewQuartzJob,
  before: SysQuartzJob | undefined,
): Values {
  if (before?.shipped && body.jobClassName !== before.jobClassName) throw jobShipped().at('jobClassName')
  const handler = handlerOf(services, body.jobClassName)
  const parameter = body.parameter === undefined ? before?.parameter : body.parameter
  readParameter(handler, parameter)
  const next = requireNextRun(services, body.cronExpression)
  const status = body.status ?? before?.status ?? RUNNING
  // A job that is due at this moment stays due.
  const isSame = body.cronExpression === before?.cronExpression && status === before.status
  return {
    status,
    concurrency: body.concurrency ?? before?.concurrency ?? handler.concurrency,
    timeout_seconds: body.timeoutSeconds ?? before?.timeoutSeconds ?? handler.timeoutSeconds,
    retries: body.retries ?? before?.retries ?? handler.retries,
    ...(!isSame && { next_run_time: status === RUNNING ? next : null }),
  }
}

/** Jobs. A client can only choose one of the registered handlers; it can't send code. */
export const jobs = defineResource({
  name: 'quartzJob',
  list: jobResource,
  version: true,
  notFound: jobNotFound,
  messages: { edited: { en: 'Changed', zh: '定时任务已修改' } },
  writes: { status: 'hook', concurrency: 'hook', timeoutSeconds: 'hook', retries: 'hook' },
  file: {
    titles: { en: 'Jobs', zh: '定时任务列表' },
    columns: {
      jobClassName: { zh: '任务类名', dict: false },
      cronExpression: 'cron表达式',
      parameter: '参数',
      description: '描述',
      status: '状态',
    },
  },
  serviceHooks: (services) => ({
    check: (_tx, body, before) => checkJob(services, body, before),
    beforeRemove: async (tx, rows, { user }) => {
      const isRegistered = ({ jobClassName }: SysQuartzJob) =>
        Object.hasOwn(services.registry.jobs, jobClassName)
      if (rows.some((row) => row.shipped && isRegistered(row))) throw jobShipped()
      for (const { id } of rows) await cancelRuns(tx, services, { jobId: id, username: user.username })
    },
  }),
  routes: jobRoutes,
})
