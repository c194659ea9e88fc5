import type { FastifyInstance } from 'fastify'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Services } from '../../services.ts'
import { readConditions } from '../table-dictionary/conditions.ts'
import { categoryAskedOddly } from './errors.ts'
import { TOP } from './list-resource.ts'
import { choicesBelow, idOfCode, namesOf, placesBelow, treeBelow } from './places.ts'

/** So many names may be asked for at once. */
const MAX_NAMED = 500

interface BranchQuery {
  pid?: string
  pcode?: string
  condition?: string
}

/** What forms of everybody ask: trees to choose from, and the names of what was chosen. */
export function placeRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route<{ Querystring: { async?: boolean; pcode?: string; without?: string } }>({
    ...operationRoute('category.tree'),
    handler: async ({ query, user }) => {
      const pid = await idOfCode({ db, scope: user.scope }, query.pcode || TOP)
      if (pid === undefined) return ok([])
      return ok(
        query.async
          ? await placesBelow({ db, scope: user.scope }, pid)
          : await treeBelow({ db, scope: user.scope }, pid, query.without),
      )
    },
  })
  app.route<{ Querystring: { pid: string } }>({
    ...operationRoute('category.children'),
    handler: async ({ query, user }) => ok(await placesBelow({ db, scope: user.scope }, query.pid)),
  })
  app.route<{ Querystring: BranchQuery }>({
    ...operationRoute('category.branch'),
    handler: async ({ query: { pid, pcode, condition }, user }) => {
      const parent = pid || (pcode && (await idOfCode({ db, scope: user.scope }, pcode)))
      if (!parent) throw categoryAskedOddly()
      return ok(await placesBelow({ db, scope: user.scope }, parent, readConditions(condition)))
    },
  })
  app.route<{ Querystring: { code: string } }>({
    ...operationRoute('category.all'),
    handler: async ({ query, user }) => {
      const id = await idOfCode({ db, scope: user.scope }, query.code || TOP)
      return ok(id === undefined ? [] : await choicesBelow({ db, scope: user.scope }, id))
    },
  })
  app.route<{ Querystring: { ids: string; delNotExist?: boolean } }>({
    ...operationRoute('category.names'),
    handler: async ({ query: { ids, delNotExist = false }, user }) =>
      ok(await namesOf({ db, scope: user.scope }, readIds(ids).slice(0, MAX_NAMED), delNotExist)),
  })
}
