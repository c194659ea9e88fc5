import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import { createChangeRoute } from '../../platform/http/operation-route.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { cancelRuns } from '../../platform/job/cancel-runs.ts'
import { jobActive, jobUnknown } from '../../platform/job/errors.ts'
import { countActive, lockJob, startRun } from '../../platform/job/start-run.ts'
import { defineRecords } from '../../platform/resource/define-records.ts'
import type { Services } from '../../services.ts'
import { jobNotFound, runEnded, runNotFound } from './errors.ts'
import { runDetailResource, runResource } from './list-resource.ts'
import { requireNextRun } from './schedule.ts'

const PAUSED = -1
const SCHEDULED = 0

const changed = (verb: string, id: string, detail: Record<string, unknown> = {}) => ({
  result: null,
  audit: { action: `quartzJob.${verb}`, subject: { kind: 'sys_quartz_job', id }, detail },
})

/** Pauses or resumes a job. */
async function setStatus(
  tx: Tx,
  services: Services,
  { id, status }: { id: string; status: typeof PAUSED | typeof SCHEDULED },
  { user, at }: ChangeContext,
): Promise<Changed<null>> {
  const job = await tx
    .selectFrom('sys_quartz_job')
    .select(['status', 'cron_expression', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw jobNotFound()
  if (job.status !== status) {
    const next_run_time = status === PAUSED ? null : requireNextRun(services, job.cron_expression)
    await tx
      .updateTable('sys_quartz_job')
      .set({
        status,
        next_run_time,
        version: job.version + 1,
        update_by: user.username,
        update_time: at.toISOString(),
      })
      .where('id', '=', id)
      .execute()
  }
  const detail = { from: { status: job.status }, to: { status } }
  return status === PAUSED
    ? { ...changed('pause', id, detail), message: { en: 'Paused', zh: '定时任务已停止' } }
    : { ...changed('resume', id, detail), message: { en: 'Resumed', zh: '定时任务已启动' } }
}

/** Starts a run of a job now. */
async function execute(
  tx: Tx,
  services: Services,
  id: string,
  { user, at }: ChangeContext,
): Promise<Changed<null>> {
  const job = await lockJob(tx, id)
  if (!job) throw jobNotFound()
  if (!Object.hasOwn(services.registry.jobs, job.handler)) throw jobUnknown({ name: job.handler })
  const { sent, waiting } = await countActive(tx, id)
  if (job.concurrency === 'skip' && sent + waiting > 0) throw jobActive()
  const run = await startRun(tx, services, job, { scheduledTime: at, startedBy: user.username })
  const message = { en: 'Started', zh: '执行成功！' }
  const afterCommit = async () => services.listChanges.add(runResource.model.name)
  return { ...changed('execute', id, { run }), message, afterCommit }
}

/** Routes to pause, resume and start jobs. */
export function jobRoutes(app: FastifyInstance, services: Services): void {
  const change = createChangeRoute(app, services)

  change('quartzJob.pause', (tx, { id }, context) => setStatus(tx, services, { id, status: PAUSED }, context))
  change('quartzJob.resume', (tx, { id }, context) =>
    setStatus(tx, services, { id, status: SCHEDULED }, context),
  )
  change('quartzJob.execute', (tx, { id }, context) => execute(tx, services, id, context))
}

/** Runs of jobs, which users can cancel. */
export const jobRuns = defineRecords({
  name: 'jobRun',
  list: runResource,
  get: { notFound: runNotFound, list: runDetailResource },
  routes: (app, services) =>
    createChangeRoute(app, services)('jobRun.cancel', async (tx, { id }, { user }) => {
      const run = await tx
        .selectFrom('sys_quartz_log')
        .select('job_id')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!run) throw runNotFound()
      const count = await cancelRuns(tx, services, { jobId: run.job_id, runId: id, username: user.username })
      if (count === 0) throw runEnded()
      return {
        result: null,
        audit: { action: 'jobRun.cancel', subject: { kind: 'sys_quartz_log', id }, detail: {} },
      }
    }),
})
