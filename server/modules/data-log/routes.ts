import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { dataLogResource } from './list-resource.ts'
import { readVersion, readVersions } from './versions.ts'

/** Routes of record versions, which JeecgBoot calls the data log. */
export async function dataLogRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const list = createList(dataLogResource, services)
  const around = (user: SignedIn) => ({ db: services.database.db, list, user })

  createListRoute(app)('dataLog.list', list, (query, { user }) =>
    list.page(list.readJeecg(query, user), user.scope),
  )
  route('dataLog.versions', (query, { user }) => readVersions(around(user), query))
  route('dataLog.compare', ({ dataId1, dataId2 }, { user }) =>
    Promise.all([dataId1, dataId2].map((id) => readVersion(around(user), id))),
  )
}
