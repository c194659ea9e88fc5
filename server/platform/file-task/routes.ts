import type { FastifyInstance } from 'fastify'
import type { FileTaskRef, ListExportBody } from '#schemas'
import type { Services } from '../../services.ts'
import { createChangeRunner } from '../http/change.ts'
import { createRoute, fileRoute, limitedRoute, operationRoute } from '../http/operation-route.ts'
import { type ListRequest, listRoute } from '../list/list-route.ts'
import { attachmentHeader } from '../spreadsheet/neutralize-formula.ts'
import { fileTaskResource } from './list-resource.ts'
import { createTasks } from './service.ts'
import { createTaskWorker } from './worker.ts'

/** Exports started and files downloaded, per minute and address. */
const STARTS = 30
const FILES = 60

/** Routes of a user's background exports. */
export async function taskRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const tasks = createTasks(services)
  const change = createChangeRunner(services)
  const worker = createTaskWorker(services, app.log)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())

  route<ListRequest>(listRoute('task.list', fileTaskResource), ({ query, user }) => tasks.page(query, user))
  route<{ Querystring: FileTaskRef }>('task.get', ({ query, user }) => tasks.get(query.id, user))

  app.route<{ Body: ListExportBody }>({
    ...limitedRoute('task.export', STARTS),
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

  app.route<{ Body: FileTaskRef }>({
    ...fileRoute('task.file', FILES),
    handler: async ({ body, user }, reply) => {
      const { stream, bytes, name } = await tasks.file(body.id, user)
      return reply
        .type('application/octet-stream')
        .header('content-length', bytes)
        .header('content-disposition', attachmentHeader(name, { plain: 'export' }))
        .header('cache-control', 'no-store')
        .send(stream)
    },
  })
}
