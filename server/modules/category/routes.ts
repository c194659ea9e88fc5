import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { SysCategory } from '#schemas'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { Scope } from '../../platform/http/request.ts'
import { inScope } from '../../platform/list/row-scope.ts'
import type { Services } from '../../services.ts'
import { categoryCodeElsewhere, categoryNotFound } from './errors.ts'
import { categoryResource } from './list-resource.ts'
import { categoryLookUpRoutes } from './look-up-routes.ts'

/** Maximum number of categories that one request can read. */
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

/** Routes to look up categories. */
export function categoryRoutes(app: FastifyInstance, services: Services): void {
  listRoutes(app, services)
  categoryLookUpRoutes(app, services)
}
