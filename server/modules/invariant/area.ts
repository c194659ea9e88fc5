import type { FastifyInstance } from 'fastify'
import { defineArea } from '../../platform/area/area.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { readRecord } from '../../platform/resource/records.ts'
import type { Services } from '../../services.ts'
import { resultNotFound } from './errors.ts'
import { invariantJob } from './job.ts'
import { resultDetailResource, resultResource } from './list-resource.ts'
import { invariantMenus } from './menus.ts'

/** Routes of the results of invariant checks. */
async function invariantRoutes(app: FastifyInstance, services: Services): Promise<void> {
  createListRoute(app)('invariantResult.list', createList(resultResource, services))
  createRoute(app)('invariantResult.get', async ({ id }, { user }) => {
    const result = await readRecord(services.database.db, resultDetailResource, { id, scope: user.scope })
    if (!result) throw resultNotFound()
    return result
  })
}

/** Rules that hold for all money at any time, checked every night. */
export const invariantArea = defineArea({
  name: 'invariant',
  routes: [invariantRoutes],
  lists: { 'invariantResult.list': resultResource },
  jobs: [invariantJob],
  menus: invariantMenus,
})
