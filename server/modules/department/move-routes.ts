import type { FastifyInstance } from 'fastify'
import { createChangeRunner } from '../../platform/http/change.ts'
import { createRawRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { moveDepart, planMove } from './move.ts'
import { createProgress, readProgress } from './move-progress.ts'

/** Routes to preview a department move, to start it, and to read its progress. */
export function moveRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, ids } = services
  const { db } = database
  const change = createChangeRunner(services)

  route('depart.planMove', (query, { user }) => planMove(db, query, user))
  route('depart.moving', () => readProgress(db))
  createRawRoute(app)('depart.move', async (body, request, reply) => {
    const warn = (error: unknown) =>
      request.log.warn(error, 'saving the progress of a department move failed')
    const progress = createProgress({ db, run: ids.nextId(), warn })
    try {
      return await change(request, reply, (tx, context) => moveDepart(tx, body, { ...context, progress }))
    } finally {
      await progress.end()
    }
  })
}
