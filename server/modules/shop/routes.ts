import type { FastifyInstance } from 'fastify'
import type {
  EditShopContact,
  GroupTagQuery,
  ShopApplication,
  ShopIdsQuery,
  ShopOptionsQuery,
} from '#schemas'
import { createChangeRoute, createRoute, operationRoute } from '../../platform/http/operation-route.ts'
import { reportAllErrors } from '../../platform/http/validation.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import { shopResource } from '../../records/shop.ts'
import type { Services } from '../../services.ts'
import { editContact } from './contact.ts'
import { findShops } from './detail-repo.ts'
import { findBrands, findOwners, shopsByIds, shopsOfGroup } from './lookups.ts'
import { createShops } from './service.ts'

const MAX_OPTIONS = 50
const DEFAULT_OPTIONS = 20
const MAX_IDS = 200

/** Filters of a picker: all selected shops, or a page of a search. */
function wantedOf({ ids, keyword, pageSize = DEFAULT_OPTIONS }: ShopOptionsQuery) {
  if (ids) return { ids: ids.split(',').slice(0, MAX_OPTIONS), limit: MAX_OPTIONS }
  return { keyword: keyword?.trim(), limit: pageSize }
}

function pickerRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route<{ Querystring: ShopOptionsQuery }>('shop.options', ({ query, user }) =>
    findShops(db, wantedOf(query), user.scope),
  )
  route<{ Querystring: ShopOptionsQuery }>('shop.brandOptions', ({ query }) =>
    findBrands(db, wantedOf(query)),
  )
  route<{ Querystring: ShopOptionsQuery }>('shop.bossOptions', ({ query, user }) =>
    findOwners(db, wantedOf(query), user.scope),
  )
  route<{ Querystring: GroupTagQuery }>('shop.byOwnGroupTag', ({ query, user }) =>
    shopsOfGroup(db, query.ownGroupTag.trim(), user.scope),
  )
  route<{ Querystring: ShopIdsQuery }>('shop.byIds', ({ query, user }) =>
    shopsByIds(db, query.ids.split(',').slice(0, MAX_IDS), user.scope),
  )
}

/** Routes of shops: look-ups, list, details and applications. */
export async function shopRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const shops = createShops(services)
  const change = createChangeRoute(app, services, shops.list.changed)
  pickerRoutes(app, services)

  route<ListRequest>(listRoute('shop.list', shopResource), ({ query, user }) =>
    shops.list.page(shops.list.read(query, user), user.scope),
  )
  route<{ Querystring: { id: string } }>('shop.get', ({ query, user }) => shops.get(query.id, user))
  change<{ Body: EditShopContact }>('shop.editContact', (tx, { body, user }, at) =>
    editContact(tx, body, { user, at }),
  )
  const submission = { ...operationRoute('shop.submit'), validatorCompiler: reportAllErrors }
  change<{ Body: ShopApplication }>(submission, (tx, { body, user }, at) =>
    shops.submit(tx, body, { user, at }),
  )
}
