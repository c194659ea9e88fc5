import type { FastifyInstance } from 'fastify'
import type { ShopOptionsQuery } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { findShops } from './repo.ts'

const MAX_OPTIONS = 50
const DEFAULT_OPTIONS = 20

/** The chosen shops are all shown, as far as the answer goes; a search shows a page of them. */
function wantedOf({ ids, keyword, pageSize = DEFAULT_OPTIONS }: ShopOptionsQuery) {
  if (ids) return { ids: ids.split(',').slice(0, MAX_OPTIONS), limit: MAX_OPTIONS }
  return { keyword: keyword?.trim(), limit: pageSize }
}

/** Shops, as far as pickers need them. */
export async function shopRoutes(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  app.route<{ Querystring: ShopOptionsQuery }>({
    ...operationRoute('shop.options'),
    handler: async ({ query, user }) => ok(await findShops(db, wantedOf(query), user.scope)),
  })
}
