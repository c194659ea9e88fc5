import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { accountRoutes } from './account-routes.ts'
import { dictionaryRoutes } from './dictionary-routes.ts'
import { keepHouse } from './housekeeping.ts'
import { sessionRoutes } from './session-routes.ts'

/** Session, rights, dictionaries and the caller's own account, as the JeecgBoot contract has them. */
export async function systemRoutes(app: FastifyInstance, services: Services): Promise<void> {
  keepHouse(app, services)
  sessionRoutes(app, services)
  accountRoutes(app, services)
  dictionaryRoutes(app, services)
}
