import type { FastifyInstance } from 'fastify'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { dataLogResource } from './list-resource.ts'
import { readVersion, readVersions } from './versions.ts'

/** Versions of records: the contract's data log, read from the audit log. */
export async function dataLogRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services
  const list = createList(dataLogResource, { ...database, now: () => clock().getTime() })
  const around = (user: SignedIn) => ({ db: database.db, list, user })

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('dataLog.list', dataLogResource),
    handler: async ({ query, user }) => ok(await list.page(list.readStock(query, user), user.scope)),
  })
  app.route<{ Querystring: { dataTable: string; dataId: string } }>({
    ...operationRoute('dataLog.versions'),
    handler: async ({ query, user }) => ok(await readVersions(around(user), query)),
  })
  app.route<{ Querystring: { dataId1: string; dataId2: string } }>({
    ...operationRoute('dataLog.compare'),
    handler: async ({ query: { dataId1, dataId2 }, user }) =>
      ok(await Promise.all([dataId1, dataId2].map((id) => readVersion(around(user), id)))),
  })
}
