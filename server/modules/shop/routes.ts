import type { FastifyInstance } from 'fastify'
import type {
  EditShopContact,
  GroupTagQuery,
  ShopApplication,
  ShopIdsQuery,
  ShopOptionsQuery,
} from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { nameEveryProblem } from '../../http/validation.ts'
import type { Services } from '../../services.ts'
import { listRoute } from '../list/list-route.ts'
import { editContact } from './contact.ts'
import { shopResource } from './list-resource.ts'
import { findBrands, findOwners, shopsByIds, shopsOfGroup } from './lookups.ts'
import { findShops } from './repo.ts'
import { createShops } from './service.ts'

const MAX_OPTIONS = 50
const DEFAULT_OPTIONS = 20
const MAX_IDS = 200

/** The chosen ones are all shown, as far as the answer goes; a search shows a page of them. */
function wantedOf({ ids, keyword, pageSize = DEFAULT_OPTIONS }: ShopOptionsQuery) {
  if (ids) return { ids: ids.split(',').slice(0, MAX_OPTIONS), limit: MAX_OPTIONS }
  return { keyword: keyword?.trim(), limit: pageSize }
}

function pickerRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route<{ Querystring: ShopOptionsQuery }>({
    ...operationRoute('shop.options'),
    handler: async ({ query, user }) => ok(await findShops(db, wantedOf(query), user.scope)),
  })
  app.route<{ Querystring: ShopOptionsQuery }>({
    ...operationRoute('shop.brandOptions'),
    handler: async ({ query }) => ok(await findBrands(db, wantedOf(query))),
  })
  app.route<{ Querystring: ShopOptionsQuery }>({
    ...operationRoute('shop.bossOptions'),
    handler: async ({ query, user }) => ok(await findOwners(db, wantedOf(query), user.scope)),
  })
  app.route<{ Querystring: GroupTagQuery }>({
    ...operationRoute('shop.byOwnGroupTag'),
    handler: async ({ query, user }) => ok(await shopsOfGroup(db, query.ownGroupTag.trim(), user.scope)),
  })
  app.route<{ Querystring: ShopIdsQuery }>({
    ...operationRoute('shop.byIds'),
    handler: async ({ query, user }) =>
      ok(await shopsByIds(db, query.ids.split(',').slice(0, MAX_IDS), user.scope)),
  })
}

/** Shops: pickers and look-ups, the list with its details, and taking a new one in. */
export async function shopRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const shops = createShops(services)
  const change = createChange(services)
  pickerRoutes(app, services)

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('shop.list', shopResource),
    handler: async ({ query, user }) => ok(await shops.list.page(shops.list.read(query, user), user.scope)),
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('shop.get'),
    handler: async ({ query, user }) => ok(await shops.get(query.id, user)),
  })
  app.route<{ Body: EditShopContact }>({
    ...operationRoute('shop.editContact'),
    handler: async (request, reply) => {
      const { body, user } = request
      const answer = await change(request, reply, (tx, at) => editContact(tx, body, { user, at }))
      shops.list.changed()
      return answer
    },
  })
  app.route<{ Body: ShopApplication }>({
    ...operationRoute('shop.submit'),
    validatorCompiler: nameEveryProblem,
    handler: async (request, reply) => {
      const { body, user } = request
      const answer = await change(request, reply, (tx, at) => shops.submit(tx, body, { user, at }))
      shops.list.changed()
      return answer
    },
  })
}
