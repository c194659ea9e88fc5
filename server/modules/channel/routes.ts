import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { merchantNotFound } from './errors.ts'
import { merchantResource } from './merchants.ts'

/** Routes of merchants. */
export async function merchantRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const merchants = createList(merchantResource, services)
  createListRoute(app)('channelMerchant.list', merchants)
  createRoute(app)('channelMerchant.get', async ({ id }, { user }) => {
    const merchant = await merchants.find(id, user.scope)
    if (!merchant) throw merchantNotFound()
    return merchant
  })
}
