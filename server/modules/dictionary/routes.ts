import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../db/index.ts'
import { createDictionaryNotifier } from '../../platform/dict-notifier.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { localized } from '../../platform/localized-text/localized-text.ts'
import { valueInUse } from '../../platform/resource/records.ts'
import type { Services } from '../../services.ts'
import { allItemsRoute } from './all-items-route.ts'
import { deletedDictResource } from './list-resources.ts'
import { purgeDictionary, readRecycleBin, restoreDictionary } from './recycle-bin.ts'

/**
 * `EDIT` is the permission to make all open clients reload dictionaries. `REFRESHES` is the maximum number of
 * such requests per minute and address.
 */
const EDIT = 'system:dict:edit'
const REFRESHES = 30

function binRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const change = createChangeRoute(app, services)
  const { notifyChanged } = createDictionaryNotifier(services)
  createListRoute(app)('dict.binned', createList(deletedDictResource, services))
  route('dict.deleted', (_, { user }) => readRecycleBin(services.database.db, user.scope))
  change('dict.back', (tx, { id }, context) => restoreDictionary(tx, id, { ...context, notifyChanged }))
  change('dict.deletePhysic', (tx, { id }) => purgeDictionary(tx, id))
}

function lookUpRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('dict.tree', (_, { locale }) =>
    db
      .selectFrom('sys_dict as t')
      .select(['id', 'id as key', 'dict_code as dictCode'])
      .select(localized('t.dict_name', locale).as('title'))
      .select(localized('t.description', locale).$castTo<string | null>().as('description'))
      .where('del_flag', '=', 0)
      .orderBy('dict_code')
      .execute(),
  )
  route('dictItem.check', async ({ id = '', dictId, itemValue }) => {
    const other = await db
      .selectFrom('sys_dict_item')
      .select('id')
      .where('dict_id', '=', dictId)
      .where('item_value', '=', itemValue.trim())
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other) throw valueInUse({ en: 'Already in use', zh: '该值不可用，系统中已存在！' })
    return true
  })
}

/**
 * Route that makes all open clients reload dictionaries. JeecgBoot clears a server cache on this request;
 * this server has no such cache.
 */
function refreshRoute(app: FastifyInstance, services: Services): void {
  const { notifyClients } = createDictionaryNotifier(services)
  createRoute(app)(
    'dict.refresh',
    async (_, { user }) => {
      if (user.permissions.has(EDIT)) await withTransaction(services.database.db, notifyClients)
      return null
    },
    { limit: REFRESHES, exposeHeadRoute: false },
  )
}

/** Routes of the recycle bin and of look-ups. */
export function dictionaryRoutes(app: FastifyInstance, services: Services): void {
  binRoutes(app, services)
  refreshRoute(app, services)
  lookUpRoutes(app, services)
  allItemsRoute(app, services)
}
