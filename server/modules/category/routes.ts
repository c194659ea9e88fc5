import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { SysCategory } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Scope } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { crudRoutes } from '../crud/routes.ts'
import { inScope } from '../list/scope.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { categories } from './categories.ts'
import { categoryCodeElsewhere, categoryNotFound } from './errors.ts'
import { categoryResource } from './list-resource.ts'
import { placeRoutes } from './place-routes.ts'
import { categoryFile } from './stock-file.ts'

/** So many categories may be asked about at once. */
const MAX_ASKED = 200

/** What lists show of those that a condition holds for, in the order of their codes. */
const findIn =
  ({ database: { db } }: Services) =>
  async (scope: Scope, condition: RawBuilder<boolean>): Promise<SysCategory[]> => {
    const { select, rows, joins } = categoryResource
    const answer = sql<SysCategory>`select ${select} from ${rows} ${joins}
      where ${condition} and ${inScope(categoryResource, scope)} order by t.code`
    return (await answer.execute(db)).rows
  }

function listRoutes(app: FastifyInstance, services: Services): void {
  const find = findIn(services)
  app.route<{ Querystring: { pid: string } }>({
    ...operationRoute('category.below'),
    handler: async ({ query, user }) => ok(await find(user.scope, sql<boolean>`t.pid = ${query.pid}`)),
  })
  app.route<{ Querystring: { parentIds: string } }>({
    ...operationRoute('category.belowMany'),
    handler: async ({ query, user }) => {
      const parents = readIds(query.parentIds).slice(0, MAX_ASKED)
      return ok({ records: await find(user.scope, sql<boolean>`t.pid = any(${parents}::text[])`) })
    },
  })
  app.route<{ Querystring: { field: 'id' | 'code' | 'name'; val: string } }>({
    ...operationRoute('category.one'),
    handler: async ({ query: { field, val }, user }) => {
      const [one] = await find(user.scope, sql<boolean>`${sql.ref(`t.${field}`)} = ${val}`)
      if (!one) throw categoryNotFound()
      return ok(one)
    },
  })
  app.route<{ Querystring: { pid?: string; code?: string } }>({
    ...operationRoute('category.checkCode'),
    handler: async ({ query: { pid = '', code = '' }, user }) => {
      const [above] = pid === '' ? [] : await find(user.scope, sql<boolean>`t.id = ${pid}`)
      if (above && !code.startsWith(above.code)) throw categoryCodeElsewhere({ code: above.code })
      return ok(null)
    },
  })
}

/** Categories: their administration, and what forms ask of them. */
export async function categoryRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { changed } = crudRoutes(app, services, categories)
  stockFileRoutes(app, services, categoryFile(services, changed))
  listRoutes(app, services)
  placeRoutes(app, services)
}
