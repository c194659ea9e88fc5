import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { attachmentHeader } from '../http/attachment-header.ts'
import { type ChangeHandler, createChangeRunner } from '../http/change.ts'
import { createRawRoute, createRoute } from '../http/operation-route.ts'
import { createListRoute } from '../list/list-route.ts'
import { createTasks } from './service.ts'
import { createTaskWorker } from './worker.ts'

/**
 * Maximum number of exports that are started per minute and IP address. The same limit applies to downloads.
 */
const STARTS = 30
const FILES = 60

/** Routes of a user's background exports, and of the list of the user's exports and imports. */
export async function taskRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const raw = createRawRoute(app)
  const tasks = createTasks(services)
  const change = createChangeRunner(services)
  const worker = createTaskWorker(services, app.log)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())

  const runTask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: ChangeHandler<{ id: string }>,
  ) => {
    const answer = await change(request, reply, work)
    void worker.wake()
    return answer
  }

  createListRoute(app)('task.list', tasks.list, (query, { user }) => tasks.page(query, user))
  route('task.get', ({ id }, { user }) => tasks.get(id, user))
  raw(
    'task.export',
    async (body, request, reply) => runTask(request, reply, await tasks.start(body, request)),
    { limit: STARTS },
  )
  for (const step of ['cancel', 'retry'] as const) {
    raw(`task.${step}`, async ({ id }, request, reply) =>
      runTask(request, reply, await tasks[step](id, request)),
    )
  }
  raw(
    'task.file',
    async ({ id }, { user }, reply) => {
      const { stream, bytes, name } = await tasks.file(id, user)
      return reply
        .type('application/octet-stream')
        .header('content-length', bytes)
        .header('content-disposition', attachmentHeader(name, { plain: 'export' }))
        .send(stream)
    },
    { limit: FILES, sendsFile: true },
  )
}
