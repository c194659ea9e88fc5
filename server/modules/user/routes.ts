import type { FastifyInstance } from 'fastify'
import type { UserOptionsQuery } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { userOptions } from './options.ts'

/** People, as pickers find them. */
export async function userRoutes(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  app.route<{ Querystring: UserOptionsQuery }>({
    ...operationRoute('user.options'),
    handler: async ({ query, user }) => ok(await userOptions(db, query, user.scope)),
  })
}
