import type { FastifyInstance } from 'fastify'
import type { MoveDepart, PlanDepartMove } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { moveDepart, planMove } from './moving.ts'
import { createProgress, readProgress } from './moving-progress.ts'

/** A department under another parent: what that would change, the move itself, and how far one is. */
export function movingRoutes(app: FastifyInstance, services: Services, changed: () => void): void {
  const { database, ids } = services
  const { db } = database
  const change = createChange(services)

  app.route<{ Querystring: PlanDepartMove }>({
    ...operationRoute('depart.planMove'),
    handler: async ({ query, user }) => ok(await planMove(db, query, user)),
  })
  app.route({
    ...operationRoute('depart.moving'),
    handler: async () => ok(await readProgress(db)),
  })
  app.route<{ Body: MoveDepart }>({
    ...operationRoute('depart.move'),
    handler: async (request, reply) => {
      const { user, body } = request
      const id = ids.nextId()
      const warn = (error: unknown) => request.log.warn(error, 'The progress of a move was not told')
      const progress = createProgress({ db, run: id, warn })
      try {
        return await change(request, reply, (tx, at) => moveDepart(tx, body, { user, at, id, progress }))
      } finally {
        changed()
        await progress.end()
      }
    },
  })
}
