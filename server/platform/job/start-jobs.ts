import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { runQueue } from './run-queue.ts'
import { createRunner } from './runner.ts'
import { createScheduler } from './scheduler.ts'
import { addShippedJobs } from './shipped-jobs.ts'

/** Runs scheduled jobs on this node while the server runs. */
export function startJobs(app: FastifyInstance, services: Services): void {
  const scheduler = createScheduler(services, app.log)
  services.queues.work(runQueue, createRunner(services, app.log))
  app.addHook('onReady', async () => {
    // If the database is unreachable, the server starts without adding the shipped jobs. Its next start adds
    // these jobs.
    await addShippedJobs(services).catch((err) => app.log.error({ err }, 'adding the shipped jobs failed'))
    scheduler.start()
  })
  app.addHook('onClose', () => scheduler.stop())
}
