import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { recordTaken } from '../crud/errors.ts'
import { crudRoutes } from '../crud/routes.ts'
import { destroy, readBin, takeBack } from './bin.ts'
import { dictItems, dicts } from './dictionaries.ts'

const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 32 }) })

/** An operation whose id stands in its path. */
function byPath(name: 'dict.back' | 'dict.deletePhysic') {
  const { schema, ...route } = operationRoute(name)
  return { ...route, schema: { params: Id, response: schema.response } }
}

function binRoutes(app: FastifyInstance, services: Services, changed: () => void): void {
  const change = createChange(services)
  app.route({
    ...operationRoute('dict.deleted'),
    handler: async () => ok(await readBin(services.database.db)),
  })
  app.route<{ Params: { id: string } }>({
    ...byPath('dict.back'),
    handler: async (request, reply) => {
      const { user, params } = request
      const text = await change(request, reply, (tx, at) => takeBack(tx, params.id, { user, at }))
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
    handler: async () =>
      ok(
        await db
          .selectFrom('sys_dict')
          .select(['id', 'id as key', 'dict_name as title', 'dict_code as dictCode', 'description'])
          .where('del_flag', '=', 0)
          .orderBy('dict_code')
          .execute(),
      ),
  })
  // Every answer is read from the database, so that there is nothing to refresh.
  app.route({ ...operationRoute('dict.refresh'), handler: async () => ok(null) })
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

/** Dictionaries and their items as administrators keep them, and the recycle bin of dictionaries. */
export async function dictionaryAdminRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { changed } = crudRoutes(app, services, dicts)
  crudRoutes(app, services, dictItems)
  binRoutes(app, services, changed)
  lookUpRoutes(app, services)
}
