import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { withTransaction } from '../../db/index.ts'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { recordTaken } from '../crud/errors.ts'
import { crudRoutes } from '../crud/routes.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { toldIn } from '../texts/texts.ts'
import { destroy, readBin, takeBack } from './bin.ts'
import { createDictItems, createDicts } from './dictionaries.ts'
import { deletedDictResource } from './list-resources.ts'
import { createDictionaryNews } from './news.ts'
import { orderRoutes } from './order-routes.ts'
import { dictFile, dictTaker } from './stock-file.ts'

/** Who may have everybody read the dictionaries again, and how often a minute from one address. */
const EDIT = 'system:dict:edit'
const REFRESHES = 30

const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 32 }) })

/** An operation whose id stands in its path. */
function byPath(name: 'dict.back' | 'dict.deletePhysic') {
  const { schema, ...route } = operationRoute(name)
  return { ...route, schema: { params: Id, response: schema.response } }
}

function binnedRoute(app: FastifyInstance, { database, clock }: Services): void {
  const binned = createList(deletedDictResource, { ...database, now: () => clock().getTime() })
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('dict.binned', deletedDictResource),
    handler: async ({ query, user }) => {
      // Few lie there, and they come and go: what was counted before is of no use.
      binned.changed()
      return ok(await binned.page(binned.read(query, user), user.scope))
    },
  })
}

function binRoutes(app: FastifyInstance, services: Services, changed: () => void): void {
  const change = createChange(services)
  const { changed: tell } = createDictionaryNews(services)
  app.route({
    ...operationRoute('dict.deleted'),
    handler: async ({ user }) => ok(await readBin(services.database.db, user.scope)),
  })
  app.route<{ Params: { id: string } }>({
    ...byPath('dict.back'),
    handler: async (request, reply) => {
      const { user, params } = request
      const text = await change(request, reply, (tx, at) => takeBack(tx, params.id, { user, at, tell }))
      changed()
      return text
    },
  })
  app.route<{ Params: { id: string } }>({
    ...byPath('dict.deletePhysic'),
    handler: (request, reply) => change(request, reply, (tx) => destroy(tx, request.params.id)),
  })
}

function lookUpRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route({
    ...operationRoute('dict.tree'),
    handler: async ({ locale }) =>
      ok(
        await db
          .selectFrom('sys_dict as t')
          .select(['id', 'id as key', 'dict_code as dictCode'])
          .select(toldIn('t.dict_name', locale).as('title'))
          .select(toldIn('t.description', locale).$castTo<string | null>().as('description'))
          .where('del_flag', '=', 0)
          .orderBy('dict_code')
          .execute(),
      ),
  })
  app.route<{ Querystring: { id?: string; dictId: string; itemValue: string } }>({
    ...operationRoute('dictItem.check'),
    handler: async ({ query: { id = '', dictId, itemValue } }) => {
      const other = await db
        .selectFrom('sys_dict_item')
        .select('id')
        .where('dict_id', '=', dictId)
        .where('item_value', '=', itemValue.trim())
        .where('id', '<>', id)
        .executeTakeFirst()
      if (other) throw recordTaken({ en: 'This value is taken', zh: '该值不可用，系统中已存在！' })
      return ok(true)
    },
  })
}

/**
 * Every answer is read from the database, so that the server has nothing to empty: whoever keeps dictionaries has all
 * open clients read theirs again.
 */
function refreshRoute(app: FastifyInstance, services: Services): void {
  const { look } = createDictionaryNews(services)
  const { config, ...route } = operationRoute('dict.refresh')
  app.route({
    ...route,
    exposeHeadRoute: false,
    config: { ...config, rateLimit: perMinute(REFRESHES) },
    handler: async ({ user }) => {
      if (user.permissions.has(EDIT)) await withTransaction(services.database.db, look)
      return ok(null)
    },
  })
}

/** Dictionaries and their items as administrators keep them, and the recycle bin of dictionaries. */
export async function dictionaryAdminRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { changed: tell } = createDictionaryNews(services)
  const crud = { dicts: createDicts(tell), items: createDictItems(tell) }
  const { changed } = crudRoutes(app, services, crud.dicts)
  const items = crudRoutes(app, services, crud.items)
  stockFileRoutes(app, services, { ...dictFile, importer: dictTaker(services, crud), changed })
  binRoutes(app, services, changed)
  binnedRoute(app, services)
  orderRoutes(app, services, items.changed)
  refreshRoute(app, services)
  lookUpRoutes(app, services)
}
