import type { FastifyInstance } from 'fastify'
import type { FileTaskRef, ListExportBody } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { listRoute } from '../list/list-route.ts'
import { attachment } from '../spreadsheet/attachment.ts'
import { fileTaskResource } from './list-resource.ts'
import { createTasks } from './service.ts'
import { createTaskWorker } from './worker.ts'

/** Files asked for, and taken, a minute from one address. */
const STARTS = 30
const FILES = 60

/** Files that a user has made in the background. */
export async function taskRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const tasks = createTasks(services)
  const change = createChange(services)
  const worker = createTaskWorker(services, app.log)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('task.list', fileTaskResource),
    handler: async ({ query, user }) => ok(await tasks.page(query, user)),
  })
  app.route<{ Querystring: FileTaskRef }>({
    ...operationRoute('task.get'),
    handler: async ({ query, user }) => ok(await tasks.get(query.id, user)),
  })

  const start = operationRoute('task.export')
  app.route<{ Body: ListExportBody }>({
    ...start,
    config: { ...start.config, rateLimit: perMinute(STARTS) },
    handler: async (request, reply) => {
      const answer = await change(request, reply, await tasks.start(request.body, request))
      tasks.changed()
      void worker.wake()
      return answer
    },
  })
  for (const step of ['cancel', 'retry'] as const) {
    app.route<{ Body: FileTaskRef }>({
      ...operationRoute(`task.${step}`),
      handler: async (request, reply) => {
        const answer = await change(request, reply, await tasks[step](request.body.id, request))
        tasks.changed()
        void worker.wake()
        return answer
      },
    })
  }

  const { schema, ...file } = operationRoute('task.file')
  app.route<{ Body: FileTaskRef }>({
    ...file,
    config: { ...file.config, rateLimit: perMinute(FILES) },
    // The answer is the file itself, which no shape describes.
    schema: { body: schema.body },
    handler: async ({ body, user }, reply) => {
      const { stream, bytes, name } = await tasks.file(body.id, user)
      return reply
        .type('application/octet-stream')
        .header('content-length', bytes)
        .header('content-disposition', attachment(name, { plain: 'export' }))
        .header('cache-control', 'no-store')
        .send(stream)
    },
  })
}
