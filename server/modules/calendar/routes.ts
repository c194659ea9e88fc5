import type { FastifyInstance } from 'fastify'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { daysOf } from './repo.ts'

/** The settlement calendar. */
export async function calendarRoutes(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  app.route<{ Querystring: { month: string } }>({
    ...operationRoute('calendar.month'),
    handler: async ({ query, user }) => ok(await daysOf(db, query.month, user.scope)),
  })
}
