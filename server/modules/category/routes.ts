import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { SysCategory } from '#schemas'
import { crudRoutes } from '../../platform/crud/routes.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { Scope } from '../../platform/http/request.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import { inScope } from '../../platform/list/row-scope.ts'
import { categoryResource } from '../../records/category.ts'
import type { Services } from '../../services.ts'
import { categories } from './categories.ts'
import { categoryCodeElsewhere, categoryNotFound } from './errors.ts'
import { categoryFile } from './jeecg-file.ts'
import { categoryLookUpRoutes } from './look-up-routes.ts'

/** Maximum number of categories that one request can ask for. */
const MAX_LISTED = 200

/** Creates the query for categories that match a condition, in the columns of the list, sorted by code. */
const findIn =
  ({ database: { db } }: Services) =>
  async (scope: Scope, condition: RawBuilder<boolean>): Promise<SysCategory[]> => {
    const { select, rows, joins } = categoryResource
    const answer = sql<SysCategory>`select ${select} from ${rows} ${joins}
      where ${condition} and ${inScope(categoryResource, scope)} order by t.code`
    return (await answer.execute(db)).rows
  }

function listRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const find = findIn(services)
  route('category.below', ({ pid }, { user }) => find(user.scope, sql<boolean>`t.pid = ${pid}`))
  route('category.belowMany', async ({ parentIds }, { user }) => {
    const parents = readIds(parentIds).slice(0, MAX_LISTED)
    return { records: await find(user.scope, sql<boolean>`t.pid = any(${parents}::text[])`) }
  })
  route('category.one', async ({ field, val }, { user }) => {
    const [one] = await find(user.scope, sql<boolean>`${sql.ref(`t.${field}`)} = ${val}`)
    if (!one) throw categoryNotFound()
    return one
  })
  route('category.checkCode', async ({ pid = '', code = '' }, { user }) => {
    const [above] = pid === '' ? [] : await find(user.scope, sql<boolean>`t.id = ${pid}`)
    if (above && !code.startsWith(above.code)) throw categoryCodeElsewhere({ code: above.code })
    return null
  })
}

/** Routes to administer and to look up categories. */
export async function categoryRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { changed } = crudRoutes(app, services, categories)
  jeecgFileRoutes(app, services, { ...categoryFile, changed })
  listRoutes(app, services)
  categoryLookUpRoutes(app, services)
}
